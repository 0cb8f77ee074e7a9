import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Pet } from '../hookloom/petstore';
import { show } from '../testing/show';
import { PetLine } from './pet-line';

test.each<[string, Pet, string]>([
  [
    'every field',
    { id: 1, name: 'Bello', status: 'sold', photoUrls: ['a.jpg', 'b.jpg'] },
    'Bello (sold, 2 photos)',
  ],
  ['what is required alone', { id: 2, name: 'Mia', photoUrls: [] }, 'Mia (no status, 0 photos)'],
])('a pet may have %s', (_, pet, text) => {
  show(<PetLine pet={pet} />);
  expect(screen.getByRole('listitem')).toHaveTextContent(text);
});
