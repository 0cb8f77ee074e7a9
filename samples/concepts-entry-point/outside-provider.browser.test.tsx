import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { PetName } from '../intro/pet-name';

test('is what a hook throws that is called outside the provider', async () => {
  const message = await commands.readFile('concepts-entry-point/outside-provider.txt');
  expect(() => render(<PetName petId={1} />)).toThrow(new Error(message.trim()));
});
