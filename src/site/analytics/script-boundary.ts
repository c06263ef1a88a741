import { type MiddlewareFunction, redirectDocument } from 'react-router';
import { isPublicPage } from '../../app/paths.ts';
import { pathInSite } from '../../i18n/base-path.ts';
import { stripLanguage } from '../../i18n/localized-path.ts';

let haveScriptsRun = false;

/** Notes that scripts of others run in this document. Nothing takes them out of it again. */
export function noteForeignScripts(): void {
  haveScriptsRun = true;
}

/** Opens login and user area as a new document where scripts of others have run in this one. */
export const leaveForeignScripts: MiddlewareFunction = ({ url }) => {
  if (haveScriptsRun && !isPublicPage(stripLanguage(url.pathname)))
    throw redirectDocument(pathInSite(url.pathname) + url.search);
};
