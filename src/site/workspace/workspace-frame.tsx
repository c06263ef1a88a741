import { type ComponentType, useId, useMemo, useRef, useState } from 'react';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useContent } from '../../i18n/use-content.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { Button } from '../../ui/button.tsx';
import { LogoMark } from '../../ui/logo-mark.tsx';
import { latest, type Reason, type Response, reasons, responses } from './data/responses.ts';
import type { TicketProgress } from './data/tickets.ts';
import { LiveContext } from './parts.tsx';
import { sceneIcons } from './scene-icons.tsx';
import { AnswerScene } from './scenes/answer-scene.tsx';
import { CommentsScene } from './scenes/comments-scene.tsx';
import { DashboardScene } from './scenes/dashboard-scene.tsx';
import { EditorScene } from './scenes/editor-scene.tsx';
import { PanelScene } from './scenes/panel-scene.tsx';
import type { Answer, AppScene, SceneName, SceneProps } from './scenes/scene.ts';
import { TeamsScene } from './scenes/teams-scene.tsx';
import { TicketsScene } from './scenes/tickets-scene.tsx';
import { useTour } from './use-tour.ts';
import styles from './workspace.module.css';

const appScenes = {
  dashboard: DashboardScene,
  tickets: TicketsScene,
  comments: CommentsScene,
  editor: EditorScene,
  panel: PanelScene,
  teams: TeamsScene,
} as const satisfies Record<AppScene, ComponentType<SceneProps>>;

export interface WorkspaceFrameProps {
  /** The views in the order of their buttons; it starts with the first, and its tour with the dashboard. */
  scenes: readonly [SceneName, ...SceneName[]];
  /** Whether it shows by itself how a low score is followed up, once, until somebody touches it. */
  hasTour?: boolean;
  /** Whether it has a link to the guided demo. */
  linksGuide?: boolean;
  /** Whether its controls work. */
  isLive?: boolean;
}

const isApp = (scene: SceneName): scene is AppScene => scene !== 'answer';

/** The window of the product with its views, and what the visitor did in it. */
export function WorkspaceFrame({
  scenes,
  hasTour = false,
  linksGuide = true,
  isLive = false,
}: WorkspaceFrameProps) {
  const c = useContent('workspace');
  const { t } = useTranslation(['site']);
  const captionId = useId();
  const frame = useRef<HTMLElement>(null);
  const [scene, setScene] = useState<SceneName>(hasTour ? 'dashboard' : scenes[0]);
  const [asked, setAsked] = useState<readonly Reason[]>(reasons);
  const [answer, setAnswer] = useState<Answer>(latest);
  const [progress, setProgress] = useState<TicketProgress>({});
  const tour = useTour(frame, hasTour && isLive, { setScene, setAnswer, setProgress });
  const hasPhone = scenes.includes('answer');
  const own = useMemo(
    (): Response | undefined => (hasPhone ? { ...latest, ...answer } : undefined),
    [hasPhone, answer],
  );
  const rows = useMemo(() => (own ? [...responses().slice(0, -1), own] : responses()), [own]);

  const shown = isApp(scene) ? scene : (scenes.find(isApp) ?? 'dashboard');
  const App = appScenes[shown];
  const sceneProps: SceneProps = {
    rows,
    own,
    asked,
    setAsked,
    answer,
    setAnswer,
    progress,
    setProgress,
    openScene: setScene,
  };

  return (
    <LiveContext value={isLive}>
      <figure
        ref={frame}
        className={styles.workspace}
        data-screen=""
        aria-labelledby={captionId}
        data-scene={scene}
        data-phone={hasPhone || undefined}
        data-rail={scenes.length > 1 || undefined}
        onClickCapture={tour.takeOver}
        onChangeCapture={tour.takeOver}
      >
        <figcaption className={styles.bar}>
          <LogoMark />
          <span id={captionId}>
            {c.company}
            <small>{c.note}</small>
          </span>
          {tour.control && (
            <Button kind="outline" small data-tour="" onClick={tour.control.act}>
              {c.tour[tour.control.label]}
            </Button>
          )}
          {linksGuide && (
            <LocalizedLink to={paths.experience()} className={styles.link}>
              {t('site.action.guided')}
            </LocalizedLink>
          )}
        </figcaption>
        <fieldset className={styles.inside} disabled={!isLive} aria-label={c.label}>
          {scenes.length > 1 && (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset with a legend belongs to a form
            <div className={styles.rail} role="group" aria-label={c.views}>
              {scenes.map((name, index) => {
                const SceneIcon = sceneIcons[name];
                return (
                  <button
                    key={name}
                    type="button"
                    data-name={name}
                    aria-pressed={name === scene}
                    data-shown={name === shown || undefined}
                    onClick={() => setScene(name)}
                  >
                    <SceneIcon />
                    {/* Survey, dashboard and tickets are steps; the comments are beside them. */}
                    <span>
                      {hasPhone && name !== 'comments' ? `${index + 1} ${c.scene[name]}` : c.scene[name]}
                    </span>
                  </button>
                );
              })}
            </div>
          )}
          {hasPhone && (
            <div className={styles.phone}>
              <AnswerScene {...sceneProps} />
            </div>
          )}
          <div className={styles.app}>
            <p>{c.project[shown]}</p>
            <App {...sceneProps} />
          </div>
        </fieldset>
      </figure>
    </LiveContext>
  );
}
