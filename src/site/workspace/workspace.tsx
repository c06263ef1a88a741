import { type ComponentType, startTransition, useEffect, useRef, useState } from 'react';
import { observeViewport } from '../../browser/observe-viewport.ts';
import { fetchTexts } from '../../i18n/backend.ts';
import { addResources } from '../../i18n/i18n.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { staticComponent } from '../../ui/static-html/static-component.tsx';
import styles from './workspace.module.css';
import type { WorkspaceFrameProps } from './workspace-frame.tsx';

type Frame = ComponentType<WorkspaceFrameProps>;

const loadFrame = async () => (await import('./workspace-frame.tsx')).WorkspaceFrame;

/** What the server renders: the first view. Its controls are disabled. */
const Still = staticComponent<WorkspaceFrameProps>(loadFrame, [styles]);

/**
 * The product with the data of an invented company: the page contains a still, and the code loads when the element comes near.
 *
 * @param props must not change
 */
export function Workspace(props: Pick<WorkspaceFrameProps, 'scenes' | 'hasTour' | 'linksGuide'>) {
  const language = useLanguage();
  const element = useRef<HTMLDivElement>(null);
  const [Live, setLive] = useState<{ frame: Frame; hadFocus: boolean }>();

  useEffect(() => {
    const { current } = element;
    if (!current) return;
    let isWanted = true;
    const load = () => {
      observer?.disconnect();
      // A failure leaves the still. It must not reload the page, as other texts do: browsers also fail what loads while one leaves.
      Promise.all([loadFrame(), fetchTexts(language, 'workspace')]).then(
        ([frame, workspace]) => {
          addResources(language, { workspace });
          if (!isWanted) return;
          // Rendered in pieces, between which the page responds.
          startTransition(() => setLive({ frame, hadFocus: current.contains(document.activeElement) }));
        },
        (error: unknown) => console.warn(error),
      );
    };
    const observer = observeViewport(([entry]) => entry?.isIntersecting && load(), { rootMargin: '300px' });
    observer?.observe(current);
    if (!observer) load();
    return () => {
      isWanted = false;
      observer?.disconnect();
    };
  }, [language]);

  // Only the link of a still can have the focus, which goes to the same link of the live one.
  useEffect(() => {
    if (Live?.hadFocus) element.current?.querySelector('a')?.focus();
  }, [Live]);

  return (
    <div ref={element} className={styles.place}>
      {Live ? <Live.frame {...props} isLive /> : <Still {...props} />}
    </div>
  );
}
