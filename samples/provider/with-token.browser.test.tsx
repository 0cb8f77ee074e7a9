import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { isSuccess } from '@hookloom/react';
import { useGetShelterPet } from '../hookloom/shelter';
import { mockFetch, line } from '../testing/network';
import { WithToken } from './with-token';

function Name({ petId }: { petId: number }) {
  const [state] = useGetShelterPet({ key: `${petId}`, fetchOnMount: true, path: { petId } });
  return isSuccess(state) ? <p>{state.data.name}</p> : null;
}

test('each call asks for the token, and sends it as a bearer token', async () => {
  const requests = mockFetch((request) => ({ id: 1, name: line(request) }));
  const token = vi.fn<() => Promise<string>>().mockResolvedValueOnce('old').mockResolvedValueOnce('new');
  const { rerender } = render(<WithToken token={token} children={<Name petId={1} />} />);
  expect(await screen.findByText('GET /pets/1')).toBeVisible();
  rerender(<WithToken token={token} children={<Name petId={2} />} />);
  expect(await screen.findByText('GET /pets/2')).toBeVisible();
  expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer old', 'Bearer new']);
});
