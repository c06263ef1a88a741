import { type MiddlewareFunction, redirectDocument } from 'react-router';
import { pathInSite } from '../../i18n/base-path.ts';
import { stripLanguage } from '../../i18n/localized-path.ts';
import { isPublicPage } from '../../paths/paths.ts';

let haveScriptsRun = false;

/** Records that a third-party script runs in this document. */
export function noteForeignScripts(): void {
  haveScriptsRun = true;
}

/** Opens login and user area as a new document when a third-party script has run in this one. */
export const leaveForeignScripts: MiddlewareFunction = ({ url }) => {
  if (haveScriptsRun && !isPublicPage(stripLanguage(url.pathname)))
    throw redirectDocument(pathInSite(url.pathname) + url.search);
};
