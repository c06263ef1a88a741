import { FluentProvider } from '@fluentui/react-provider';
import { createDOMRenderer, RendererProvider } from '@griffel/react';
import { type ReactNode, use, useEffect } from 'react';
import { IconSizeContext } from '../icon.tsx';
import { prepareToasts } from '../toast/load-toast-viewport.ts';
import styles from './fluent-root.module.css';
import { StyleRendererContext } from './style-renderer.ts';
import './generated/theme.css';

/** The nonce of the page, which Fluent UI's style elements need, too. */
function nonceAttribute(): Record<string, string> {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  return nonce ? { nonce } : {};
}

const browserRenderer =
  typeof document === 'undefined'
    ? undefined
    : createDOMRenderer(document, { styleElementAttributes: nonceAttribute() });

/** Disables the inline theme: the generated style sheet replaces it and can be cached. */
const themeOfTheStyleSheet = {};

interface Styled {
  root: { style?: unknown };
}

function isStyled(state: unknown): state is Styled {
  return typeof state === 'object' && state !== null && 'root' in state && typeof state.root === 'object';
}

/** Disables the tab animation, because its style attribute violates the content security policy. */
const styleHooks = {
  useTabStyles_unstable(state: unknown) {
    if (isStyled(state)) state.root.style = undefined;
  },
};

/** Provides Fluent UI for forms and the user area. Public content pages do not use it. */
export function FluentRoot({ children, className }: { children: ReactNode; className?: string }) {
  const renderer = use(StyleRendererContext) ?? browserRenderer;
  useEffect(prepareToasts, []);
  if (!renderer) throw new Error('FluentRoot needs a StyleRendererContext on the server');
  return (
    <RendererProvider renderer={renderer}>
      {/* Fluent UI copies the class of its provider to every portal, so the class of the page is on a child. */}
      <FluentProvider
        className={styles.root}
        theme={themeOfTheStyleSheet}
        customStyleHooks_unstable={styleHooks}
      >
        <IconSizeContext value="1em">
          <div className={className}>{children}</div>
        </IconSizeContext>
      </FluentProvider>
    </RendererProvider>
  );
}
