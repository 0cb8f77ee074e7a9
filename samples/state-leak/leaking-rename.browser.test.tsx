import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mockFetch, bello, mia } from '../testing/network';
import { show } from '../testing/show';
import { LeakingRename } from './leaking-rename';

test('opens for another pet with the message of the last one', async () => {
  const requests = mockFetch((request) => request.json());
  const page = show(<LeakingRename pet={bello} />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Call it Rex' }));
  await screen.findByText('Saved Rex');
  page.show(<p>elsewhere</p>);
  await screen.findByText('elsewhere');
  page.show(<LeakingRename pet={mia} />);
  expect(screen.getByRole('status')).toHaveTextContent('Saved Rex');
  expect(requests).toHaveLength(1);
});
