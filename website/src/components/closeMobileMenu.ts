/** Closes the mobile menu if it is open. Docusaurus doesn't expose the menu's state, so this clicks its close button. */
export function closeMobileMenu(): boolean {
  const close = document.querySelector<HTMLElement>('.navbar-sidebar--show .navbar-sidebar__close');
  close?.click();
  return close !== null;
}
