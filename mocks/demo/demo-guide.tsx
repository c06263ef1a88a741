import { useEffect, useRef, useState } from 'react';
import { htmlLanguage } from '../../src/i18n/languages.ts';
import type { PanelHost } from '../panel/host.ts';
import { Button, Part } from '../panel/parts.tsx';
import { Personas, PointCards, Refusals } from './chapters.tsx';
import { CustomerForm } from './customer/customer-form.tsx';
import { beginPresentation } from './presentation/presentation-state.ts';
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

  function present() {
    beginPresentation();
    onPresent();
  }

  return (
    <div className="demo" lang={htmlLanguage(language)}>
      <Button
        ref={badge}
        className="mark"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        <b>{t.badge}</b> <span>{t.badgeMore}</span>
      </Button>
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
            <Button
              className="quiet"
              // The focus moves to the start of an opened dialog.
              autoFocus
              onClick={close}
              aria-label={t.close}
              title="Esc"
            >
              ✕
            </Button>
          </div>
          <div className="content">
            <div className="part">
              <p>{t.promise}</p>
              <p className="actions">
                <Button onClick={present}>{t.present}</Button>
              </p>
              <p className="muted">{t.presentHint}</p>
              <p className="muted">{isStored ? t.offline.ready : t.offline.storing}</p>
            </div>
            <CustomerForm
              language={language}
              onPrepare={async (customer) =>
                (await prepare(customer)) && setMessage(customer ? t.wasPrepared : t.wasRemoved)
              }
              say={setMessage}
            />
            <Part id="points" heading="h3" title={t.points}>
              <PointCards language={language} points={startingPoints} onShow={onShow} />
            </Part>
            <Personas
              language={language}
              userId={host.userId}
              onPick={(key) => closeWhenDone(signInAs(key))}
            />
            <Refusals
              language={language}
              onShow={onShow}
              onOpen={(path) => {
                host.open(path);
                close();
              }}
            />
            <section className="part">
              <p className="actions">
                <Button onClick={reset}>{t.reset}</Button>
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
