/** The package `history` without what only MemoryRouter and HashRouter use: the site renders neither. */
export { createBrowserHistory, createLocation, createPath, locationsAreEqual } from 'history';

export const createMemoryHistory = undefined;
export const createHashHistory = undefined;
