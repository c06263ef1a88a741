import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { PanelHost } from '../../panel/host.ts';
import { storedCustomer } from '../customer/customer-store.ts';
import { demoTexts } from '../texts.ts';
import { useDemo } from '../use-demo.ts';
import { currentStep, endPresentation, keepStep } from './presentation-state.ts';
import { storyFor } from './story.ts';
import { useFrameEvents } from './use-frame-events.ts';
import { useIdle } from './use-idle.ts';
import { useNotes } from './use-notes.ts';

const moves: Partial<Record<string, 1 | -1>> = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 };

/** Elements that use the arrow keys themselves. */
const usesArrows =
  'input, textarea, select, [contenteditable], [role="slider"], [role="tab"], [role^="menu"], [role="combobox"]';

/** A story of five steps over the page. Its buttons appear while the pointer moves. */
export function Presentation({ host, onEnd }: { host: PanelHost; onEnd(): void }) {
  const { language } = host;
  const t = demoTexts[language];
  const { problem, show } = useDemo(host);
  const story = useMemo(() => storyFor(storedCustomer()), []);
  const [step, setStep] = useState(() => currentStep() ?? -1);
  const isIdle = useIdle();
  useFrameEvents();
  const { openNotes, closeNotes } = useNotes(
    useMemo(
      () => ({
        lang: language === 'zh' ? 'zh-CN' : 'en',
        heading: t.notes,
        position: t.position(Math.max(step, 0) + 1, story.length),
        title: story[step]?.title[language] ?? '',
        notes: story[step]?.instructions[language] ?? '',
        next: t.nextStep(story[step + 1]?.title[language]),
        back: t.back,
        forward: t.next,
      }),
      [language, t, step, story],
    ),
    (by) => void go(by),
  );

  async function go(by: 1 | -1): Promise<void> {
    const target = story[step + by];
    if (!target || !(await show(target))) return;
    keepStep(step + by);
    setStep(step + by);
  }
  function end() {
    endPresentation();
    closeNotes();
    onEnd();
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const [target] = event.composedPath();
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape') end();
    if (target instanceof Element && target.closest(usesArrows)) return;
    const by = moves[event.key];
    if (by) {
      event.preventDefault();
      void go(by);
    } else if (event.key === 'n') openNotes();
  });
  const begin = useEffectEvent(() => {
    if (step < 0) void go(1);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    begin();
    return () => window.removeEventListener('keydown', listener);
  }, []);

  return (
    <section
      className="replay demo presentation"
      lang={language === 'zh' ? 'zh-CN' : 'en'}
      aria-label={t.presentation}
      data-idle={isIdle && !problem}
    >
      <button type="button" disabled={step <= 0} onClick={() => go(-1)}>
        {t.back}
      </button>
      <span role="status">{t.position(Math.max(step, 0) + 1, story.length)}</span>
      <button type="button" disabled={step >= story.length - 1} onClick={() => go(1)}>
        {t.next}
      </button>
      <button type="button" className="notes" onClick={openNotes}>
        {t.notes}
      </button>
      <button type="button" title="Esc" onClick={end}>
        {t.leave}
      </button>
      {problem && <span role="alert">{t.failed + problem}</span>}
    </section>
  );
}
