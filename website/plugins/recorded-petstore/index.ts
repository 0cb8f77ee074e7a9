import type { Plugin } from '@docusaurus/types';
import type { Identity } from '@hookloom/identity';
import { recordPetstore } from '@hookloom/playground/recorded';

/** Generates the code that the playground shows first, so that the page opens without the generator. */
export default function recordedPetstore(_context: unknown, { identity }: { identity: Identity }): Plugin {
  const { name, packages } = identity;
  return {
    name: 'recorded-petstore',
    async contentLoaded({ actions }) {
      const recorded = await recordPetstore({ ...name, reactPackage: packages.react });
      await actions.createData('petstore.json', JSON.stringify(recorded));
    },
  };
}
