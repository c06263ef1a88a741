import './style-order.ts';
import '../src/ui/tokens.css';
import '../src/ui/base.css';
import './workbench.css';
import { Provider as AtomProvider } from 'jotai';
import { type ReactNode, startTransition, useEffect, useEffectEvent, useState } from 'react';
import { BootProvider } from '../src/app/bootstrap-data.tsx';
import { ServicesProvider } from '../src/app/services.tsx';
import { isLanguage } from '../src/i18n/languages.ts';
import { addAllResources } from '../src/i18n/resources.server.ts';
import { connect } from '../src/ui/toast/toast-store.ts';
import { waitUntilIdle } from './activity.ts';
import {
  accountNames,
  type Environment,
  EnvironmentContext,
  prepare,
  type StoryArgs,
} from './environment.ts';
import { FragmentRouter } from './story-router.tsx';

addAllResources();

declare global {
  interface Window {
    /** How Ladle's own list changes the story. */
    ladleDispatch: (action: { type: 'update-story'; value: string }) => void;
    /** The same, for whoever looks at one story after the other by program. */
    showStory: (story: string) => void;
  }
}

// The one before stays until the next one is there: React holds back for a third of a second what takes a fallback's place.
window.showStory = (value) => startTransition(() => window.ladleDispatch({ type: 'update-story', value }));

/** The controls that every story has. */
export const args: StoryArgs = { language: 'zh', account: '', mock: '' };

export const argTypes = {
  language: { options: ['zh', 'en'], control: { type: 'inline-radio' } },
  account: { options: accountNames, control: { type: 'select' } },
};

interface ProviderProps {
  globalState: {
    story: string;
    theme: 'light' | 'dark' | 'auto';
    controlInitialized: boolean;
    control: Record<string, { value?: unknown } | undefined>;
  };
  /** `page`: the story brings its own router, with `Page`. */
  storyMeta?: { page?: boolean };
  children: ReactNode;
}

export const Provider = ({ globalState, storyMeta, children }: ProviderProps) => {
  const { story, theme, control, controlInitialized } = globalState;

  useEffect(() => {
    document.documentElement.style.colorScheme = theme === 'auto' ? 'light dark' : theme;
  }, [theme]);

  // The story itself tells Ladle its controls; until then it draws nothing.
  if (!controlInitialized) return children;

  const text = (name: keyof StoryArgs) => String(control[name]?.value ?? '');
  const language = text('language');
  const conditions: StoryArgs = {
    language: isLanguage(language) ? language : 'zh',
    account: text('account'),
    mock: text('mock'),
  };
  const key = JSON.stringify([story, conditions]);
  return (
    <Stage key={key} id={key} conditions={conditions}>
      {storyMeta?.page ? children : <FragmentRouter>{children}</FragmentRouter>}
    </Stage>
  );
};

interface StageProps {
  id: string;
  conditions: StoryArgs;
  children: ReactNode;
}

/** Draws a story once its world is ready. What is wrong with the conditions, such as an unknown code, is shown instead. */
function Stage({ id, conditions, children }: StageProps) {
  const [environment, setEnvironment] = useState<Environment>();
  const [problem, setProblem] = useState<string>();
  const open = useEffectEvent(() => prepare(conditions));

  // No Suspense: React holds back what comes out of it for a third of a second.
  useEffect(() => {
    let isGone = false;
    open().then(
      (ready) => isGone || setEnvironment(ready),
      (error: unknown) => isGone || setProblem(String(error)),
    );
    return () => {
      isGone = true;
    };
  }, []);

  // A message that nobody has drawn yet is not for the next story.
  useEffect(() => () => connect(() => {})(), []);

  // Whoever looks at stories by program waits for this sign.
  useEffect(() => {
    if (!environment) return;
    const { dataset } = document.documentElement;
    const stop = waitUntilIdle(() => {
      dataset.settled = id;
    });
    return () => {
      stop();
      delete dataset.settled;
    };
  }, [id, environment]);

  if (problem) return <p role="alert">{problem}</p>;
  if (!environment) return null;
  const { language, config, services, store } = environment;
  return (
    <EnvironmentContext value={environment}>
      <AtomProvider store={store}>
        <BootProvider boot={{ config, user: services.session.user(), language, texts: {} }}>
          <ServicesProvider value={services}>{children}</ServicesProvider>
        </BootProvider>
      </AtomProvider>
    </EnvironmentContext>
  );
}
