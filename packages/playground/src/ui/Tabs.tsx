import { type KeyboardEvent, useRef } from 'react';

export type Tab<Id extends string> = { id: Id; label: string; badge?: number };

type TabsProps<Id extends string> = {
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
};

export const tabId = (id: string) => `pg-tab-${id}`;
export const panelId = (id: string) => `pg-panel-${id}`;

/**
 * A list of tabs: arrow keys, Home and End move the focus, and Enter or the space bar selects, because panels take a moment to
 * load. https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const press = (event: KeyboardEvent) => {
    const buttons = [...list.current!.querySelectorAll('button')];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const last = buttons.length - 1;
    const next = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  return (
    <div className="pg-tabs" role="tablist" aria-label={label} ref={list} onKeyDown={press}>
      {tabs.map(({ id, label: text, badge }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabId(id)}
          aria-selected={id === selected}
          aria-controls={id === selected ? panelId(id) : undefined}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
        >
          {text}
          {badge !== undefined && badge > 0 && <span className="pg-badge">{badge}</span>}
        </button>
      ))}
    </div>
  );
}
