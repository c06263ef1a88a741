import { useRef, useState } from 'react';
import { paths } from '../../src/app/paths.ts';
import type { PanelHost } from '../panel/host.ts';
import { OverlayDialog } from '../panel/overlay-dialog.tsx';
import { Personas } from './personas.tsx';
import { startingPoints } from './starting-points.ts';
import { demoTexts } from './texts.ts';
import { useDemo } from './use-demo.ts';

/** The badge of the demo and its guide. */
export function DemoGuide({ host }: { host: PanelHost }) {
  const { language } = host;
  const t = demoTexts[language];
  const { problem, signInAs, show, reset } = useDemo(host);
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState('');
  const badge = useRef<HTMLButtonElement>(null);

  function close() {
    setOpen(false);
    setMessage('');
    badge.current?.focus();
  }
  const closeWhenDone = async (isDone: Promise<boolean>) => {
    if (await isDone) close();
  };

  return (
    <div className="replay demo" lang={language === 'zh' ? 'zh-CN' : 'en'}>
      <button
        ref={badge}
        type="button"
        className="mark"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        <b>{t.badge}</b> <span>{t.badgeMore}</span>
      </button>
      {isOpen && (
        <OverlayDialog
          title={t.title}
          closeLabel={t.close}
          onClose={close}
          beginsAtClose
          className="guide"
          message={message}
          problem={problem && t.failed + problem}
        >
          <div className="content">
            <div className="part">
              <p>{t.promise}</p>
            </div>
            <section className="part" aria-labelledby="points">
              <h3 id="points">{t.points}</h3>
              <ul className="cards">
                {startingPoints.map((point) => (
                  <li key={point.title.en}>
                    <div>
                      <b>{point.title[language]}</b>
                      <p>{point.instructions[language]}</p>
                    </div>
                    <button
                      type="button"
                      aria-label={t.showPoint(point.title[language])}
                      onClick={() => closeWhenDone(show(point))}
                    >
                      {t.show}
                    </button>
                  </li>
                ))}
              </ul>
            </section>
            <Personas
              t={t}
              language={language}
              userId={host.userId}
              onPick={(key) => closeWhenDone(signInAs(key))}
              onLogin={() => {
                host.open(paths.login());
                close();
              }}
            />
            <section className="part">
              <p className="actions">
                <button type="button" onClick={async () => (await reset()) && setMessage(t.wasReset)}>
                  {t.reset}
                </button>
              </p>
              <p className="muted">{t.panel}</p>
            </section>
          </div>
        </OverlayDialog>
      )}
    </div>
  );
}
