// Replaces (safe): the theme's search bar is empty. This one opens the local search.
export { default } from '@site/src/components/Search';
