import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { usePanel } from './panel-context.ts';

const names = ['replay', 'calls', 'scenarios', 'operations'] as const;
export type TabName = (typeof names)[number];

interface TabsProps {
  selected: TabName;
  onSelect(name: TabName): void;
  /** The content of the selected tab. */
  children: ReactNode;
}

/** Tabs by the ARIA pattern: arrow keys switch tabs, Tab moves into the panel. */
export function Tabs({ selected, onSelect, children }: TabsProps) {
  const { t } = usePanel();
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next = step && names.at((names.indexOf(selected) + step) % names.length);
    if (!next) return;
    event.preventDefault();
    onSelect(next);
    list.current?.querySelector<HTMLButtonElement>(`#tab-${next}`)?.focus();
  }

  return (
    <>
      <div ref={list} role="tablist" aria-label={t.title} className="tabs" onKeyDown={onKeyDown}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={name === selected}
            aria-controls="tab-content"
            tabIndex={name === selected ? 0 : -1}
            onClick={() => onSelect(name)}
          >
            {t.tabs[name]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="tab-content" aria-labelledby={`tab-${selected}`} className="content">
        {children}
      </div>
    </>
  );
}
