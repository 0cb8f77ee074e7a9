import { render, screen } from '@testing-library/react';
import { HookloomProvider } from '@hookloom/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mockFetch, line } from '../testing/network';
import { takePicture } from '../testing/take-picture';
import { eventStream } from '../testing/event-stream';
import { PetEvents } from './pet-events';

const show = () => render(<HookloomProvider children={<PetEvents shelter="north" />} />);
const items = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('shows the events while they arrive, and stops on request', async () => {
  const stream = eventStream();
  const requests = mockFetch(() => stream.response);
  show();
  expect(requests).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Watch' }));
  stream.send({ petId: 1, status: 'arrived' });
  await expect.poll(items).toEqual(['Pet 1 arrived']);
  stream.send({ petId: 1, status: 'adopted' });
  await expect.poll(items).toEqual(['Pet 1 arrived', 'Pet 1 adopted']);
  expect(requests.map(line)).toEqual(['GET /pets/events?shelter=north']);
  await takePicture('streams', 160);
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  await expect.poll(stream.isCanceled).toBe(true);
  await expect.poll(items).toEqual([]);
});

test('keeps the events when the server ends the stream', async () => {
  const stream = eventStream();
  mockFetch(() => stream.response);
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Watch' }));
  stream.send({ petId: 2, status: 'arrived' });
  stream.end();
  await expect.poll(() => screen.queryByRole('button', { name: 'Watch' })).toBeVisible();
  expect(items()).toEqual(['Pet 2 arrived']);
});

test('keeps the events when the connection is lost', async () => {
  const stream = eventStream();
  mockFetch(() => stream.response);
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Watch' }));
  stream.send({ petId: 3, status: 'adopted' });
  await expect.poll(items).toEqual(['Pet 3 adopted']);
  stream.break();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(items()).toEqual(['Pet 3 adopted']);
});
