import { createDOMRenderer, FluentProvider, RendererProvider } from '@fluentui/react-components';
import { type ReactNode, use, useEffect } from 'react';
import { prepareToasts } from '../toast/load-toast-viewport.ts';
import styles from './fluent-root.module.css';
import { StyleRendererContext } from './style-renderer.ts';
import './generated/theme.css';

/** The nonce that the page's own scripts carry; the content security policy wants it on Fluent's styles, too. */
function nonceAttribute(): Record<string, string> {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  return nonce ? { nonce } : {};
}

const browserRenderer =
  typeof document === 'undefined'
    ? undefined
    : createDOMRenderer(document, { styleElementAttributes: nonceAttribute() });

/** The theme is a style sheet, which is the same for everybody; Fluent would write all of it into every page. */
const themeOfTheStyleSheet = {};

interface Styled {
  root: { style?: unknown };
}

function isStyled(state: unknown): state is Styled {
  return typeof state === 'object' && state !== null && 'root' in state && typeof state.root === 'object';
}

/** Attributes of style are what the content security policy refuses. A tab has one for a movement that it does without. */
const styleHooks = {
  useTabStyles_unstable(state: unknown) {
    if (isStyled(state)) state.root.style = undefined;
  },
};

/** Puts Fluent UI around forms and the user area. Public content pages do without it. */
export function FluentRoot({ children, className }: { children: ReactNode; className?: string }) {
  const renderer = use(StyleRendererContext) ?? browserRenderer;
  useEffect(prepareToasts, []);
  if (!renderer) throw new Error('FluentRoot needs a StyleRendererContext on the server');
  return (
    <RendererProvider renderer={renderer}>
      {/* Fluent copies its provider's class to every portal, so the page's own class stands below it. */}
      <FluentProvider
        className={styles.root}
        theme={themeOfTheStyleSheet}
        customStyleHooks_unstable={styleHooks}
      >
        <div className={className}>{children}</div>
      </FluentProvider>
    </RendererProvider>
  );
}
