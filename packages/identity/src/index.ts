export { defaultIdentity, identityFrom, type Identity } from './identity.ts';
export { nameForms, type NameForms } from './name-forms.ts';
export { renamer } from './rename.ts';
