import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { mockFetch } from '../testing/network';
import meta, { Loaded, Loading, NotFound } from './pet-card.stories';

type Story = { decorators: ((Story: ComponentType) => React.ReactNode)[] };

/** Renders a story as Storybook does: the component with its args, inside the decorator. */
function play({ decorators: [decorate] }: Story) {
  const { component: Component, args } = meta;
  render(decorate?.(() => <Component {...args} />));
}

test.for<[string, Story, string]>([
  ['Loading', Loading, 'Loading the pet.'],
  ['Loaded', Loaded, 'Bello'],
  ['NotFound', NotFound, 'There is no pet 1.'],
])('%s', async ([, story, text]) => {
  const sent = mockFetch(() => undefined);
  play(story);
  expect(await screen.findByText(text)).toBeVisible();
  expect(sent).toEqual([]);
});
