import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { ActiveRules } from './active-rules.tsx';
import { usePanel } from './panel-context.ts';
import { Button, Field } from './parts.tsx';
import { type RuleSettings, SettingsFields, toRuleText, usualSettings } from './rule-settings.tsx';
import { type Choice, findChoices, listChoices } from './search.ts';

/** Maximum numbers of visible results and recent operations. */
const shown = 40;
const shownRecent = 6;

interface ReplayTabProps {
  query: string;
  onQuery(query: string): void;
}

/** Searches choices and sets a rule with one click. */
export function ReplayTab({ query, onQuery }: ReplayTabProps) {
  const { control, language, t, setRule, callsOfPage } = usePanel();
  const { fixed } = control;
  const [settings, setSettings] = useState<RuleSettings>(usualSettings);
  const results = useRef<HTMLUListElement>(null);
  const search = useRef<HTMLInputElement>(null);

  const choices = useMemo(
    () => (fixed ? listChoices(fixed.catalogue, { ...t, language }) : []),
    [fixed, t, language],
  );
  const recent = calledOperations(callsOfPage);
  const found = findChoices(choices, query, recent);

  const set = (choice: Choice) => setRule(toRuleText(choice, settings));

  /** Sets the first result, or a whole rule. */
  function take() {
    const [first] = found;
    if (first) set(first);
    else if (query.includes(':')) setRule(query.trim());
  }

  /** Whether Enter was pressed before there was anything to find. */
  const [isEntered, setEntered] = useState(false);
  const takeLater = useEffectEvent(take);
  useEffect(() => {
    if (!fixed || !isEntered) return;
    setEntered(false);
    takeLater();
  }, [fixed, isEntered]);

  /** Enter in a field takes what was found. Up and Down move through the results and the search box. */
  function onKeyDown(event: KeyboardEvent) {
    // Ignore the Enter that ends an IME composition.
    const isOurs = event.target instanceof HTMLInputElement && !event.nativeEvent.isComposing;
    if (event.key === 'Enter' && isOurs) setEntered(true);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const buttons = [...(results.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button.matches(':focus'));
    const next = at + step < 0 ? search.current : buttons[at + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <div className="columns">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys move between the controls inside */}
      <div className="part" onKeyDown={onKeyDown}>
        <Field
          ref={search}
          label={t.search}
          type="search"
          // The panel opens for a search.
          autoFocus
          autoComplete="off"
          spellCheck={false}
          placeholder={t.searchHint}
          value={query}
          onChange={onQuery}
        />
        {query.trim() === '' && recent.length > 0 && (
          <p className="chips">
            <span>{t.calledHere}</span>
            {recent.slice(0, shownRecent).map((operationId) => (
              <Button key={operationId} onClick={() => onQuery(`${operationId} `)}>
                {operationId}
              </Button>
            ))}
          </p>
        )}
        <details>
          <summary>{t.settings}</summary>
          <SettingsFields settings={settings} onChange={setSettings} />
        </details>
        {query.trim() !== '' && found.length === 0 && <p>{t.noMatches}</p>}
        {found.length > 0 && (
          <ul ref={results} className="results" aria-label={t.results}>
            {found.slice(0, shown).map((choice) => (
              <li key={`${choice.operationId}:${choice.answer}`}>
                <Button onClick={() => set(choice)}>
                  <b>{choice.answer}</b>
                  <span>
                    {choice.operationId !== '*' && <code>{choice.operationId}</code>} {choice.summary}
                  </span>
                  <small>{choice.meaning}</small>
                </Button>
              </li>
            ))}
          </ul>
        )}
        {found.length > shown && <p className="muted">{t.more(found.length - shown)}</p>}
      </div>
      <ActiveRules />
    </div>
  );
}

/** The called operations, latest first. */
function calledOperations(calls: readonly { operationId?: string }[]): string[] {
  const names = calls.toReversed().flatMap(({ operationId }) => operationId ?? []);
  return [...new Set(names)];
}
