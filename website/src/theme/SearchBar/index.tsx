// Replace (safe): the theme's search bar is empty; this one opens the local search.
export { default } from '@site/src/components/Search';
