import { useEffect, useRef, useState } from 'react';
import { paths } from '../../src/paths/paths.ts';
import type { PanelHost } from '../panel/host.ts';
import { CustomerForm } from './customer/customer-form.tsx';
import { Personas } from './personas.tsx';
import { PointCards } from './point-cards.tsx';
import { beginPresentation } from './presentation/presentation-state.ts';
import { Refusals } from './refusals.tsx';
import { forgetStartOver, isStartedOver } from './start-over.ts';
import { type StartingPoint, startingPoints } from './starting-points.ts';
import { demoTexts } from './texts.ts';
import { useDemo } from './use-demo.ts';
import { useOfflineFiles } from './use-offline-files.ts';

/** The badge of the demo and its guide. */
export function DemoGuide({ host, onPresent }: { host: PanelHost; onPresent(): void }) {
  const { language } = host;
  const t = demoTexts[language];
  const { problem, signInAs, show, reset, prepare } = useDemo(host);
  const [isOpen, setOpen] = useState(isStartedOver);
  const [message, setMessage] = useState(isOpen ? t.wasReset : '');
  const isStored = useOfflineFiles();
  const badge = useRef<HTMLButtonElement>(null);
  useEffect(forgetStartOver, []);

  function close() {
    setOpen(false);
    setMessage('');
    badge.current?.focus();
  }
  const closeWhenDone = async (isDone: Promise<boolean>) => {
    if (await isDone) close();
  };

  const onShow = (point: StartingPoint) => closeWhenDone(show(point));

  return (
    <div className="demo" lang={language === 'zh' ? 'zh-CN' : 'en'}>
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
        <section
          role="dialog"
          aria-label={t.title}
          className="panel"
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            close();
          }}
        >
          <div className="head">
            <h2>{t.title}</h2>
            <button
              type="button"
              className="quiet"
              // biome-ignore lint/a11y/noAutofocus: the focus moves to the start of an opened dialog
              autoFocus
              onClick={close}
              aria-label={t.close}
              title="Esc"
            >
              ✕
            </button>
          </div>
          <div className="content">
            <div className="part">
              <p>{t.promise}</p>
              <p className="actions">
                <button
                  type="button"
                  onClick={() => {
                    beginPresentation();
                    onPresent();
                  }}
                >
                  {t.present}
                </button>
              </p>
              <p className="muted">{t.presentHint}</p>
              <p className="muted">{isStored ? t.offline.ready : t.offline.storing}</p>
            </div>
            <CustomerForm
              t={t}
              language={language}
              onPrepare={async (customer) =>
                (await prepare(customer)) && setMessage(customer ? t.wasPrepared : t.wasRemoved)
              }
              say={setMessage}
            />
            <section className="part" aria-labelledby="points">
              <h3 id="points">{t.points}</h3>
              <PointCards t={t} language={language} points={startingPoints} onShow={onShow} />
            </section>
            <Personas
              t={t}
              language={language}
              userId={host.userId}
              onPick={(key) => closeWhenDone(signInAs(key))}
            />
            <Refusals
              t={t}
              language={language}
              onShow={onShow}
              onLogin={() => {
                host.open(paths.login());
                close();
              }}
            />
            <section className="part">
              <p className="actions">
                <button type="button" onClick={reset}>
                  {t.reset}
                </button>
                <a href={host.panelUrl} target="replay-panel">
                  {t.openPanel}
                </a>
              </p>
            </section>
          </div>
          <p role="status" className="message">
            {message}
          </p>
          {problem && (
            <p role="alert" className="problem">
              {problem}
            </p>
          )}
        </section>
      )}
    </div>
  );
}
