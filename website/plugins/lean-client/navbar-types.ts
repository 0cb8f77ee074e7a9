interface NavbarItem {
  readonly type?: string;
  readonly items?: readonly NavbarItem[];
}

/** The type of an item, as the theme determines it. */
function typeOf({ type, items }: NavbarItem): string {
  if (type !== undefined && type !== 'default') return type;
  return items === undefined ? 'default' : 'dropdown';
}

/** Lists the types of some navbar items, and of those in dropdowns. */
export const navbarTypes = (items: readonly NavbarItem[]): string[] => [
  ...new Set(items.flatMap((item) => [typeOf(item), ...navbarTypes(item.items ?? [])])),
];
