import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFindPetsByStatus, useGetPetById } from '../hookloom/petstore';
import { mockFetch, bello, line, mia, noSuchPet } from '../testing/network';
import { show } from '../testing/show';
import { Loaded } from './loaded';

function Page() {
  const [pet] = useGetPetById({ fetchOnMount: true, path: { petId: 1 } });
  const [pets] = useFindPetsByStatus({ fetchOnMount: true, query: { status: 'sold' } });
  return (
    <>
      <Loaded state={pet}>{({ name }) => <h1>{name}</h1>}</Loaded>
      <Loaded state={pets}>{({ length }) => <p>{length} sold</p>}</Loaded>
    </>
  );
}

test('serves any operation', async () => {
  mockFetch((request) => (line(request) === 'GET /pet/1' ? bello : [bello, mia]));
  show(<Page />);
  expect(screen.getAllByText('Loading…')).toHaveLength(2);
  expect(await screen.findByRole('heading', { name: 'Bello' })).toBeVisible();
  expect(await screen.findByText('2 sold')).toBeVisible();
});

test('says of which kind an error is, for that operation alone', async () => {
  mockFetch((request) => (line(request) === 'GET /pet/1' ? noSuchPet() : []));
  show(<Page />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed: http');
  expect(await screen.findByText('0 sold')).toBeVisible();
});
