import type { NetworkState } from '@hookloom/react';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useGetPetById, useUpdatePet } from '../hookloom/petstore';
import { answer, bello, line } from '../testing/network';
import { show } from '../testing/show';
import { ApiProvider, type Session } from './api-provider';

const said = (state: NetworkState<unknown, { kind: string }>) =>
  state.state === 'error' ? state.error.kind : state.state;

function Calls() {
  const [pet, load] = useGetPetById({ path: { petId: 1 } });
  const [update, save] = useUpdatePet({ body: bello });
  return (
    <>
      <button onClick={() => void load()}>Load: {said(pet)}</button>
      <button onClick={() => void save()}>Save: {said(update)}</button>
    </>
  );
}

/** Issues tokens `t1`, `t2`… The server accepts those from `valid` on. */
function serve(valid: number) {
  let newest = 1;
  const session: Session = {
    accessToken: async () => `t${newest}`,
    renew: async () => `t${++newest}`,
  };
  const requests = answer(({ headers }) => {
    const token = Number(headers.get('Authorization')?.replace('Bearer t', ''));
    return token >= valid ? bello : new Response(null, { status: 401 });
  });
  show(
    <ApiProvider session={session}>
      <Calls />
    </ApiProvider>,
  );
  return { requests, session };
}

const tokens = (requests: Request[]) => requests.map(({ headers }) => headers.get('Authorization'));

test('asks for the token at each call', async () => {
  const { requests, session } = serve(1);
  await userEvent.click(screen.getByRole('button', { name: 'Load: init' }));
  await screen.findByRole('button', { name: 'Load: success' });
  await session.renew();
  await userEvent.click(screen.getByRole('button', { name: 'Save: init' }));
  await screen.findByRole('button', { name: 'Save: success' });
  expect(tokens(requests)).toEqual(['Bearer t1', 'Bearer t2']);
});

test('after a 401 it renews the token and sends the request a second time', async () => {
  const { requests } = serve(2);
  await userEvent.click(screen.getByRole('button', { name: 'Load: init' }));
  expect(await screen.findByRole('button', { name: 'Load: success' })).toBeVisible();
  expect(requests.map(line)).toEqual(['GET /pet/1', 'GET /pet/1']);
  expect(tokens(requests)).toEqual(['Bearer t1', 'Bearer t2']);
});

test('does not send a body a second time', async () => {
  const { requests } = serve(2);
  await userEvent.click(screen.getByRole('button', { name: 'Save: init' }));
  expect(await screen.findByRole('button', { name: 'Save: http' })).toBeVisible();
  expect(requests.map(line)).toEqual(['PUT /pet']);
});
