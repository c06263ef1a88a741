import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { BootProvider } from '../../app/bootstrap-data.tsx';
import type { KeptParts } from '../../document/cached-fragment.tsx';
import { TranslationProvider } from '../../i18n/translation-provider.tsx';

const kept = new Map<string, string>();

/** Gives the HTML of a part of the page. It is drawn for a visitor whom nobody knows: whoever asks first leaves no trace. */
export const fragmentCache: KeptParts = ({ name, children, boot, pathname }) => {
  const key = `${boot.language} ${name}`;
  const html =
    kept.get(key) ??
    renderToString(
      <StaticRouter location={pathname}>
        <BootProvider boot={{ ...boot, user: null }}>
          <TranslationProvider>{children}</TranslationProvider>
        </BootProvider>
      </StaticRouter>,
      // Each part counts its ids from the start.
      { identifierPrefix: name },
    );
  kept.set(key, html);
  return html;
};
