import { createStore, HookloomProvider, isSuccess } from '@hookloom/react';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useGetPetById } from '../hookloom/petstore';

function PetName({ petId }: { petId: number }) {
  const [state] = useGetPetById({ path: { petId }, fetchOnMount: true });
  return <p>{isSuccess(state) ? state.data.name : 'Loading'}</p>;
}

test('shows the name from the server', async () => {
  const answer: typeof fetch = async () =>
    Response.json({ id: 7, name: 'Bello', photoUrls: [] });

  render(
    <HookloomProvider
      store={createStore()}
      configs={{
        petstore: { baseURL: 'https://petstore.example/api', fetch: answer },
      }}
    >
      <PetName petId={7} />
    </HookloomProvider>,
  );

  expect(await screen.findByText('Bello')).toBeDefined();
});
