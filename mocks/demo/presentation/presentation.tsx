import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { isPanelKey } from '../../../src/fake-backend/panel-key.ts';
import { htmlLanguage } from '../../../src/i18n/languages.ts';
import type { PanelHost } from '../../panel/host.ts';
import { Button } from '../../panel/parts.tsx';
import { storedCustomer } from '../customer/customer-store.ts';
import { demoTexts } from '../texts.ts';
import { useDemo } from '../use-demo.ts';
import { currentStep, endPresentation, keepStep } from './presentation-state.ts';
import { storyFor } from './story.ts';
import { useFrameEvents } from './use-frame-events.ts';
import { useIdle } from './use-idle.ts';
import { useNotes } from './use-notes.ts';

const keys: Partial<Record<string, 1 | -1>> = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 };

/** Elements that use the arrow keys themselves. */
const usesArrows =
  'input, textarea, select, [contenteditable], [role="slider"], [role="tab"], [role^="menu"], [role="combobox"]';

/** Elements that Escape closes. */
const closesByEscape = 'dialog, [role="dialog"], [role="alertdialog"], [role="listbox"], [role^="menu"]';

/** A story over the page. Its buttons appear while the pointer moves, and a small mark says that it runs. */
export function Presentation({ host, onEnd }: { host: PanelHost; onEnd(): void }) {
  const { language } = host;
  const t = demoTexts[language];
  const { problem, show } = useDemo(host);
  const story = useMemo(() => storyFor(storedCustomer()), []);
  const [step, setStep] = useState(() => currentStep() ?? -1);
  const [isBlocked, setBlocked] = useState(false);
  const isIdle = useIdle();
  useFrameEvents();
  const { openNotes, closeNotes } = useNotes(
    useMemo(
      () => ({
        lang: htmlLanguage(language),
        heading: t.notes,
        position: t.position(Math.max(step, 0) + 1, story.length),
        title: story[step]?.title[language] ?? '',
        notes: story[step]?.instructions[language] ?? '',
        next: t.nextStep(story[step + 1]?.title[language]),
        back: t.back,
        forward: t.next,
        isFirst: step <= 0,
        isLast: step >= story.length - 1,
      }),
      [language, t, step, story],
    ),
    (request) => {
      if (request === 'leave') end();
      else go(request === 'next' ? 1 : -1);
    },
  );

  const reached = useRef(step);
  const moves = useRef(Promise.resolve());
  async function move(by: 1 | -1): Promise<void> {
    setBlocked(false);
    const next = reached.current + by;
    const target = story[next];
    if (!target || !(await show(target))) return;
    reached.current = next;
    keepStep(next);
    setStep(next);
  }
  /** One move after the other, so that each key counts. */
  function go(by: 1 | -1): void {
    const run = () => move(by);
    moves.current = moves.current.then(run, run);
  }
  const showNotes = () => setBlocked(!openNotes());
  function end() {
    endPresentation();
    closeNotes();
    onEnd();
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const [target] = event.composedPath();
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const element = target instanceof Element ? target : undefined;
    if (event.key === 'Escape' && !element?.closest(closesByEscape)) end();
    if (element?.closest(usesArrows)) return;
    const by = keys[event.key];
    if (by) {
      event.preventDefault();
      go(by);
      // With Caps Lock it is a capital letter.
    } else if (event.key.toLowerCase() === 'n') showNotes();
  });
  const begin = useEffectEvent(() => {
    if (step < 0) go(1);
  });
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    // Before the listener of the replay panel, which a customer must not see by accident.
    const holdPanelKey = (event: KeyboardEvent) => isPanelKey(event) && event.stopImmediatePropagation();
    addEventListener('keydown', holdPanelKey, { capture: true, signal });
    addEventListener('keydown', (event) => onKeyDown(event), { signal });
    begin();
    return () => end.abort();
  }, []);

  return (
    <>
      <p className="demo presenting" lang={htmlLanguage(language)}>
        {t.presenting}
      </p>
      <section
        className="demo presentation"
        lang={htmlLanguage(language)}
        aria-label={t.presentation}
        data-idle={isIdle && !problem && !isBlocked}
      >
        <Button disabled={step <= 0} onClick={() => go(-1)}>
          {t.back}
        </Button>
        <span role="status">{t.position(Math.max(step, 0) + 1, story.length)}</span>
        <Button disabled={step >= story.length - 1} onClick={() => go(1)}>
          {t.next}
        </Button>
        <Button className="notes" onClick={showNotes}>
          {t.notes}
        </Button>
        <Button title="Esc" onClick={end}>
          {t.leave}
        </Button>
        {(problem || isBlocked) && <p role="alert">{problem ?? t.notesBlocked}</p>}
      </section>
    </>
  );
}
