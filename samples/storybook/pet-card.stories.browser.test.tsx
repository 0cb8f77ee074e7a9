import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { mockFetch } from '../testing/network';
import { takePicture } from '../testing/take-picture';
import meta, { Loaded, Loading, NotFound } from './pet-card.stories';

type Story = { decorators: ((Story: ComponentType) => React.ReactNode)[] };

/** A story as Storybook renders it: the component with its args, inside the decorator. */
function renderStory({ decorators: [decorate] }: Story) {
  const { component: Component, args } = meta;
  return decorate?.(() => <Component {...args} />);
}

test.for<[string, Story, string]>([
  ['Loading', Loading, 'Loading the pet.'],
  ['Loaded', Loaded, 'Bello'],
  ['NotFound', NotFound, 'There is no pet 1.'],
])('%s', async ([, story, text]) => {
  const sent = mockFetch(() => undefined);
  render(renderStory(story));
  expect(await screen.findByText(text)).toBeVisible();
  expect(sent).toEqual([]);
});

test('stories on one page share no data', async () => {
  render([Loading, Loaded, NotFound].map((story, index) => <div key={index}>{renderStory(story)}</div>));
  expect(await screen.findByText('Loading the pet.')).toBeVisible();
  expect(await screen.findByText('Bello')).toBeVisible();
  expect(await screen.findByText('There is no pet 1.')).toBeVisible();
  await takePicture('storybook', 220);
});
