import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { defaultSandbox } from '../engine/sandbox.ts';
import { CallsTab } from './calls-tab.tsx';
import type { PanelHost } from './host.ts';
import { LinkProblems } from './link-problems.tsx';
import { OverlayDialog } from './overlay-dialog.tsx';
import { ReplayTab } from './replay-tab.tsx';
import { ResizeHandle } from './resize-handle.tsx';
import { ScenariosTab } from './scenarios-tab.tsx';
import { Tabs } from './tabs.tsx';
import { panelTexts } from './texts.ts';
import { useAvoidControls } from './use-avoid-controls.ts';
import { useControl } from './use-control.ts';
import { useCopy } from './use-copy.ts';
import { sides, usePlacement } from './use-placement.ts';
import { useUserActions } from './use-user-actions.ts';

type TabName = 'replay' | 'calls' | 'scenarios';

/** The replay panel: a button with the number of active rules, and its dialog. */
export function Panel({ host }: { host: PanelHost }) {
  const t = panelTexts[host.language];
  const [isOpen, setOpen] = useState(false);
  const control = useControl(host, isOpen);
  const { state, problem, loadFixed } = control;
  const [tab, setTab] = useState<TabName>('replay');
  const [query, setQuery] = useState('');
  const [message, setMessage] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  useAvoidControls(button);
  const copy = useCopy(t, setMessage);
  const sizing = usePlacement(isOpen);
  const { placement, place } = sizing;
  const actions = useUserActions(host.address);
  const rules = state?.rules.length ?? 0;
  const isBusy = rules > 0 || state?.scenario !== undefined;

  function open() {
    setOpen(true);
    loadFixed();
  }
  function close() {
    setOpen(false);
    button.current?.focus();
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || !event.shiftKey || event.code !== 'KeyM') return;
    event.preventDefault();
    if (isOpen) close();
    else open();
  });
  // Register the shortcut before the button is visible.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);

  const shared = { host, control, actions, t, copy, say: setMessage };
  return (
    <div className="replay" lang={host.language === 'zh' ? 'zh-CN' : 'en'}>
      <button
        ref={button}
        type="button"
        className="toggle"
        data-busy={isBusy || undefined}
        aria-expanded={isOpen}
        aria-keyshortcuts="Alt+Shift+M"
        aria-label={rules > 0 ? t.openWith(rules) : t.open}
        title={`${t.open} (${t.shortcut})`}
        onClick={() => (isOpen ? close() : open())}
      >
        <ReplayMark />
        {isBusy && <span className="badge">{rules > 0 ? rules : '•'}</span>}
      </button>
      {!isOpen && <LinkProblems control={control} t={t} />}
      {isOpen && (
        <OverlayDialog
          title={t.open}
          closeLabel={t.close}
          onClose={close}
          className={`at-${placement.side}`}
          style={placement.side === 'bottom' ? { height: placement.size } : { width: placement.size }}
          edge={<ResizeHandle label={t.resize} {...sizing} />}
          beside={
            <>
              {state?.scenario && <span className="chip">{state.scenario}</span>}
              {state && state.sandbox !== defaultSandbox && <span className="chip">~{state.sandbox}</span>}
              {sides.map((side) => (
                <button
                  key={side}
                  type="button"
                  className="quiet dock"
                  aria-label={t.dock[side]}
                  title={t.dock[side]}
                  aria-pressed={placement.side === side}
                  onClick={() => place({ side })}
                >
                  <DockMark side={side} />
                </button>
              ))}
            </>
          }
          message={message}
          problem={problem && t.failed + problem}
        >
          <Tabs<TabName>
            label={t.open}
            selected={tab}
            onSelect={setTab}
            tabs={[
              {
                name: 'replay',
                label: t.tabs.replay,
                content: <ReplayTab {...shared} query={query} onQuery={setQuery} />,
              },
              {
                name: 'calls',
                label: t.tabs.calls,
                content: (
                  <CallsTab
                    {...shared}
                    onReplay={(operationId) => {
                      setQuery(`${operationId} `);
                      setTab('replay');
                    }}
                  />
                ),
              },
              { name: 'scenarios', label: t.tabs.scenarios, content: <ScenariosTab {...shared} /> },
            ]}
          />
        </OverlayDialog>
      )}
    </div>
  );
}

/** A window whose given edge is filled. */
function DockMark({ side }: { side: (typeof sides)[number] }) {
  const edge = { left: 'M3 4h5v12H3z', bottom: 'M3 11h14v5H3z', right: 'M12 4h5v12h-5z' }[side];
  return (
    <svg aria-hidden="true" width="18" height="18" viewBox="0 0 20 20" fill="none" stroke="currentColor">
      <path d="M3 4h14v12H3z" strokeWidth="1.5" />
      <path d={edge} fill="currentColor" />
    </svg>
  );
}

/** The replay icon. */
function ReplayMark() {
  return (
    <svg aria-hidden="true" width="22" height="22" viewBox="0 0 24 24" fill="none">
      <path
        d="M4 12a8 8 0 1 0 2.6-5.9M4 4v4h4"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M10.5 9v6l4.5-3z" fill="currentColor" />
    </svg>
  );
}
