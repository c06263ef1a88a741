import { type KeyboardEvent, type ReactNode, useRef } from 'react';

interface TabsProps<Name extends string> {
  label: string;
  selected: Name;
  onSelect(name: Name): void;
  tabs: { name: Name; label: string; content: ReactNode }[];
}

/** Tabs by the ARIA pattern: arrow keys switch tabs, Tab moves into the panel. */
export function Tabs<Name extends string>({ label, selected, onSelect, tabs }: TabsProps<Name>) {
  const list = useRef<HTMLDivElement>(null);
  const index = tabs.findIndex(({ name }) => name === selected);

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next = step && tabs[(index + step + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onSelect(next.name);
    list.current?.querySelector<HTMLButtonElement>(`#tab-${next.name}`)?.focus();
  }

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className="tabs" onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`tab-${tab.name}`}
            aria-selected={tab.name === selected}
            aria-controls="tab-content"
            tabIndex={tab.name === selected ? 0 : -1}
            onClick={() => onSelect(tab.name)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="tab-content" aria-labelledby={`tab-${selected}`} className="content">
        {tabs[index]?.content}
      </div>
    </>
  );
}
