import type { LoaderFunctionArgs } from 'react-router';
import { bootstrapContext } from '../../app/bootstrap-data.tsx';
import { fileInSite } from '../../i18n/base-path.ts';
import { contentLanguage, defaultLanguage, htmlLanguage } from '../../i18n/languages.ts';
import { paths } from '../../paths/paths.ts';
import { documentResponse } from './xml.ts';

/** The web app manifest: the name and the icons of a page on a home screen, which opens in the browser. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { brandName } = context.get(bootstrapContext).config;
  const manifest = {
    name: brandName?.[contentLanguage(defaultLanguage)],
    lang: htmlLanguage(defaultLanguage),
    start_url: fileInSite(paths.home()),
    display: 'browser',
    icons: [
      { src: fileInSite('/favicon.svg'), sizes: 'any', type: 'image/svg+xml' },
      { src: fileInSite('/apple-touch-icon.png'), sizes: '180x180', type: 'image/png' },
    ],
  };
  return documentResponse(JSON.stringify(manifest), 'application/manifest+json');
}
