import { createDOMRenderer, FluentProvider, RendererProvider } from '@fluentui/react-components';
import { type ReactNode, use, useEffect } from 'react';
import { prepareToasts } from '../toast/load-toast-viewport.ts';
import { StyleRendererContext } from './style-renderer.ts';
import { theme } from './theme.ts';

/** The nonce that the page's own scripts carry; the content security policy wants it on Fluent's styles, too. */
function nonceAttribute(): Record<string, string> {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  return nonce ? { nonce } : {};
}

const browserRenderer =
  typeof document === 'undefined'
    ? undefined
    : createDOMRenderer(document, { styleElementAttributes: nonceAttribute() });

/** Puts Fluent UI around forms and the user area. Public content pages do without it. */
export function FluentRoot({ children, className }: { children: ReactNode; className?: string }) {
  const renderer = use(StyleRendererContext) ?? browserRenderer;
  useEffect(prepareToasts, []);
  if (!renderer) throw new Error('FluentRoot needs a StyleRendererContext on the server');
  return (
    <RendererProvider renderer={renderer}>
      {/* Fluent copies its provider's class to every portal, so the page's own class stands below it. */}
      <FluentProvider theme={theme}>
        <div className={className}>{children}</div>
      </FluentProvider>
    </RendererProvider>
  );
}
