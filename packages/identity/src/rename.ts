import { defaultIdentity } from './identity.ts';
import type { NameForms } from './name-forms.ts';

const IDENTIFIER = /[A-Za-z0-9_$]/;

/**
 * Makes the one step that re-brands text: every form of the default name becomes the same form of another.
 *
 * Capitalized, it is prose (`Acme API`); lower-case, an address, command or package (`acme-api`); upper-case, a constant
 * (`ACME_API`). Beside an identifier character the identifier form is used: `HookloomProvider` → `AcmeApiProvider`.
 *
 * @param to - The forms of the name to write instead.
 * @returns A function from text to text. For the default name it returns its argument.
 */
export function renamer(to: NameForms): (text: string) => string {
  const from = defaultIdentity.name;
  if (to.display === from.display) return (text) => text;
  const word = new RegExp(from.pascal, 'gi');
  return (text) =>
    text.replace(word, (match: string, at: number) => {
      const before = text.charAt(at - 1);
      const after = text.charAt(at + match.length);
      const inIdentifier = IDENTIFIER.test(before) || IDENTIFIER.test(after);
      if (match === from.constant) return to.constant;
      if (match.startsWith(from.pascal.charAt(0))) return inIdentifier ? to.pascal : to.display;
      return inIdentifier ? to.camel : to.slug;
    });
}
