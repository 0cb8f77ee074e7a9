import { createStore, HookloomProvider, isSuccess } from '@hookloom/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useUpdatePet, type Pet } from '../hookloom/petstore';

const pet: Pet = { id: 7, name: 'Bello', photoUrls: [] };

function Rename() {
  const [state, execute] = useUpdatePet({ clearOnUnmount: true });
  return (
    <>
      <button onClick={() => void execute({ body: { ...pet, name: 'Rex' } })}>
        Call it Rex
      </button>
      {isSuccess(state) && <p role="status">Saved {state.data.name}</p>}
    </>
  );
}

test('opens without the message of last time', async () => {
  const store = createStore();
  const echo: typeof fetch = async (input, init) =>
    Response.json(await new Request(input, init).json());
  const form = (
    <HookloomProvider store={store} configs={{ petstore: { fetch: echo } }}>
      <Rename />
    </HookloomProvider>
  );

  const first = render(form);
  fireEvent.click(screen.getByRole('button'));
  await screen.findByText('Saved Rex');
  first.unmount();
  await new Promise((resolve) => setTimeout(resolve));

  render(form);
  expect(screen.queryByRole('status')).toBeNull();
});
