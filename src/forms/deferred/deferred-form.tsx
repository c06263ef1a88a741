import { type ComponentType, lazy, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { observeViewport } from '../../browser/observe-viewport.ts';
import { useIsServerRendered } from '../../ui/static-html/use-is-server-rendered.ts';
import type { EarlyInput } from './early-input.ts';

export interface DeferredProps {
  /** Undefined after a navigation within the site, which loads the form before it shows the page. */
  early?: EarlyInput;
}

/** How far from the window the form starts to load. */
const margin = '100% 0px';

const emptyHtml = { __html: '' };

/**
 * A form below the first view, whose code loads when it comes close to the window or gets the focus. Until then the browser keeps the HTML
 * of the server. The form replaces it with its input and focus, and never during text composition.
 *
 * @param load loads the form
 * @param _styleSheets the style sheets of the form, which the page has to link: the build links those of static imports only
 */
export function deferredForm<Props extends object>(
  load: () => Promise<ComponentType<Props & DeferredProps>>,
  _styleSheets: readonly object[],
): ComponentType<Props> {
  const Content = lazy(async () => ({ default: await load() }));
  return function DeferredForm(props: Props) {
    const isServerRendered = useIsServerRendered();
    const place = useRef<HTMLDivElement>(null);
    const [loaded, setLoaded] = useState<{ Form: ComponentType<Props & DeferredProps>; early: EarlyInput }>();

    useEffect(() => {
      if (isServerRendered && place.current) return whenNeeded(place.current, load, setLoaded);
    }, [isServerRendered]);

    if (loaded) return <loaded.Form {...props} early={loaded.early} />;
    if (!isServerRendered)
      return (
        <div>
          <Content {...props} />
        </div>
      );
    return (
      <div
        ref={place}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, and never written
        dangerouslySetInnerHTML={emptyHtml}
        suppressHydrationWarning
      />
    );
  };
}

/** Loads a form once and reports it together with the input so far. A failure shows the contact for a form without scripts. */
function whenNeeded<Form>(
  place: HTMLElement,
  load: () => Promise<Form>,
  report: (loaded: { Form: Form; early: EarlyInput }) => void,
): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  let isComposing = false;
  let loaded: [Form, typeof import('./early-input.ts')] | undefined;

  const show = () => {
    if (!loaded || isComposing || signal.aborted) return;
    stop();
    const [Form, { readEarlyInput }] = loaded;
    // Nothing is typed between the reading and the new fields.
    flushSync(() => report({ Form, early: readEarlyInput(place) }));
  };
  const start = () => {
    observer?.disconnect();
    Promise.all([load(), import('./early-input.ts')]).then(
      (modules) => {
        loaded = modules;
        show();
      },
      () => {
        delete place.dataset.deferred;
      },
    );
  };
  const stop = () => {
    observer?.disconnect();
    listeners.abort();
  };

  const observer = observeViewport(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) start();
    },
    { rootMargin: margin },
  );
  if (observer) observer.observe(place);
  else start();
  // Hides the notice for pages without scripts.
  place.dataset.deferred = '';
  place.addEventListener('focusin', start, { signal });
  place.addEventListener('compositionstart', () => (isComposing = true), { signal });
  place.addEventListener(
    'compositionend',
    () => {
      isComposing = false;
      show();
    },
    { signal },
  );
  return stop;
}
