import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createStore, HookloomProvider, isSuccess } from '@hookloom/react';
import { useGetPetById } from '../hookloom/petstore';

const store = createStore();
const configs = { petstore: { baseURL: 'https://petstore.example/api' } };

export function PetPage() {
  const [state] = useGetPetById({ fetchOnMount: true, path: { petId: 1 } });
  return <main>{isSuccess(state) ? state.data.name : 'Loading…'}</main>;
}

export function PetBadge() {
  const [state] = useGetPetById();
  return <aside>{isSuccess(state) ? state.data.status : 'no pet yet'}</aside>;
}

export function mount(element: Element, content: ReactNode) {
  createRoot(element).render(
    <HookloomProvider configs={configs} store={store}>
      {content}
    </HookloomProvider>,
  );
}
