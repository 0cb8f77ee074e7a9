import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { typeInto, withApplication } from '../testing/session.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const documents = (await readdir(here)).filter((file) => /\.(?:json|yaml)$/.test(file));

/** What the page says about the hooks and types from each framework's document. */
const uses = `
import * as aspnet from './hookloom/aspnet';
import * as fastapi from './hookloom/fastapi';
import * as laravel from './hookloom/laravel';
import * as nestjs from './hookloom/nestjs';
import * as rails from './hookloom/rails';
import * as spring from './hookloom/spring';

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Nickname<Pet> = Pick<Pet, Extract<keyof Pet, 'nickname'>>;

export const hooks = [
  fastapi.useListPets, fastapi.useCreatePetAsync, fastapi.useGetPet,
  nestjs.useListPets, nestjs.useCreatePetAsync, nestjs.useGetPet,
  spring.useListPets, spring.useCreatePetAsync, spring.useGetPet,
  laravel.usePetsIndex, laravel.usePetsStoreAsync, laravel.usePetsShow,
  rails.useListPets, rails.useCreatePetAsync, rails.useGetPet,
  aspnet.useListPets, aspnet.useCreatePetAsync, aspnet.useGetPet,
];

export const types: [
  Same<Nickname<fastapi.NewPet>, { nickname?: string | null | undefined }>,
  Same<Nickname<fastapi.Pet>, { nickname: string | null }>,
  Same<Nickname<nestjs.Pet>, { nickname?: string | undefined }>,
  Same<Pick<nestjs.Pet, 'owner'>, { owner: string | null }>,
  Same<Nickname<spring.Pet>, { nickname?: string | undefined }>,
  Same<spring.GetPetData, spring.Pet>,
  Same<laravel.PetsShowData, { data: laravel.PetResource }>,
  Same<Nickname<laravel.PetResource>, { nickname: string | null }>,
  Same<Nickname<rails.Pet>, { nickname?: string | null | undefined }>,
  Same<Nickname<aspnet.Pet>, { nickname: string | null }>,
  Same<aspnet.Pet['id'], number | string>,
] = [true, true, true, true, true, true, true, true, true, true, true];
`;

const config = {
  output: 'src/hookloom',
  sources: documents.map((file) => ({ id: path.parse(file).name, spec: file })),
};

const compilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  skipLibCheck: true,
};

test('each document generates, with the names and types that the page states', () =>
  withApplication(async (folder) => {
    for (const file of documents) await cp(here + file, path.join(folder, file));
    await writeFile(path.join(folder, 'hookloom.config.json'), JSON.stringify(config));
    await writeFile(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, include: ['src'] }),
    );
    const printed = await typeInto(folder, 'npx hookloom sync && npx hookloom generate');
    expect(printed.match(/\(3 operations/g)).toHaveLength(documents.length);
    // No diagnostic.
    expect(printed).not.toMatch(/HL\d{4}/);
    await writeFile(path.join(folder, 'src/uses.ts'), uses);
    expect(await typeInto(folder, 'npx tsc -p . || echo failed')).toBe('');
    const calls = await readFile(path.join(folder, 'src/hookloom/rails/get-pet.ts'), 'utf8');
    expect(calls).toContain("server: 'https://pets.example.com'");
  }));
