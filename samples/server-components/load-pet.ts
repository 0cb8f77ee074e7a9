import { getPetById } from '../hookloom/petstore';

const hourly = { next: { revalidate: 3600 } };

const config = {
  baseURL: 'https://petstore.example/api',
  fetch: (input: RequestInfo | URL, init?: RequestInit) =>
    fetch(input, { ...init, ...hourly }),
};

export const loadPet = (petId: number) =>
  getPetById(config, { path: { petId } });
