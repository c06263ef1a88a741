import './style-order.ts';
import '../src/ui/fonts.css';
import '../src/ui/tokens.css';
import '../src/ui/base.css';
import './explorer.css';
import { Provider as AtomProvider } from 'jotai';
import { type ReactNode, startTransition, useEffect, useEffectEvent, useState } from 'react';
import { BootstrapDataProvider } from '../src/app/bootstrap-data.tsx';
import { ServicesProvider } from '../src/app/services.tsx';
import { isLanguage } from '../src/i18n/languages.ts';
import { addAllResources } from '../src/i18n/resources.server.ts';
import { registerViewport } from '../src/ui/toast/toast-store.ts';
import {
  accountNames,
  type Environment,
  EnvironmentContext,
  prepare,
  type StoryArgs,
} from './environment.ts';
import { FragmentRouter } from './story-router.tsx';
import { waitUntilIdle } from './wait-until-idle.ts';

addAllResources();

declare global {
  interface Window {
    /** Ladle's action to select a story in its list. */
    ladleDispatch: (action: { type: 'update-story'; value: string }) => void;
    /** Selects a story from a test. */
    showStory: (story: string) => void;
  }
}

// A transition shows no fallback: React delays content that replaces a fallback by a third of a second.
window.showStory = (value) => startTransition(() => window.ladleDispatch({ type: 'update-story', value }));

/** The default controls of every story. */
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
  /** `page`: the story has its own router, from `Page`. */
  storyMeta?: { page?: boolean };
  children: ReactNode;
}

export const Provider = ({ globalState, storyMeta, children }: ProviderProps) => {
  const { story, theme, control, controlInitialized } = globalState;

  useEffect(() => {
    document.documentElement.style.colorScheme = theme === 'auto' ? 'light dark' : theme;
  }, [theme]);

  // The first render of a story registers its controls.
  if (!controlInitialized) return children;

  const text = (name: keyof StoryArgs) => String(control[name]?.value ?? '');
  const language = text('language');
  const storyArgs: StoryArgs = {
    language: isLanguage(language) ? language : 'zh',
    account: text('account'),
    mock: text('mock'),
  };
  const key = JSON.stringify([story, storyArgs]);
  return (
    <Stage key={key} id={key} args={storyArgs}>
      {storyMeta?.page ? children : <FragmentRouter>{children}</FragmentRouter>}
    </Stage>
  );
};

interface StageProps {
  id: string;
  args: StoryArgs;
  children: ReactNode;
}

/** Renders a story when its environment is ready, or the error of invalid controls, such as an unknown code. */
function Stage({ id, args, children }: StageProps) {
  const [environment, setEnvironment] = useState<Environment>();
  const [problem, setProblem] = useState<string>();
  const open = useEffectEvent(() => prepare(args));

  // No Suspense: React delays content that replaces a fallback by a third of a second.
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

  // Discards pending toasts of this story.
  useEffect(() => () => registerViewport({ show: () => {}, dismissAll: () => {} })(), []);

  // Tests wait for this attribute.
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
        <BootstrapDataProvider
          data={{ config, user: services.session.current()?.user ?? null, language, texts: {} }}
        >
          <ServicesProvider value={services}>{children}</ServicesProvider>
        </BootstrapDataProvider>
      </AtomProvider>
    </EnvironmentContext>
  );
}
