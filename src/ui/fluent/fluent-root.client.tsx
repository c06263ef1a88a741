import { FluentProvider } from '@fluentui/react-provider';
import { useFocusFinders } from '@fluentui/react-tabster';
import { createDOMRenderer, RendererProvider } from '@griffel/react';
import { type ReactNode, useEffect } from 'react';
import { IconSizeContext } from '../icon.tsx';
import { prepareToasts } from '../toast/load-toast-viewport.ts';
import styles from './fluent-root.module.css';
import './generated/theme.css';

/** The nonce of the page, which Fluent UI's style elements need, too. */
function nonceAttribute(): Record<string, string> {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  return nonce ? { nonce } : {};
}

const renderer = createDOMRenderer(document, { styleElementAttributes: nonceAttribute() });

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

/** Keeps the focus manager of Fluent UI: without it, a dialog that leaves with its page would leave the next one hidden from screen readers. */
function FocusManager() {
  useFocusFinders();
  return null;
}

/**
 * Provides Fluent UI for a page of the user area. Only the browser renders it: components with Fluent UI are reached through modules named
 * `*.client.tsx`, which the server does not load.
 */
export function FluentRoot({ children, className }: { children: ReactNode; className?: string }) {
  useEffect(prepareToasts, []);
  return (
    <RendererProvider renderer={renderer}>
      {/* Fluent UI copies the class of its provider to every portal, so the class of the page is on a child. */}
      <FluentProvider
        className={styles.root}
        theme={themeOfTheStyleSheet}
        customStyleHooks_unstable={styleHooks}
      >
        <FocusManager />
        <IconSizeContext value="1em">
          <div className={className}>{children}</div>
        </IconSizeContext>
      </FluentProvider>
    </RendererProvider>
  );
}
