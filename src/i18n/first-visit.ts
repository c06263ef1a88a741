import { browserStore } from '../browser/storage.ts';
import { cookiePath } from './base-path.ts';
import { languages } from './languages.ts';

/** Key of the marker in localStorage that distinguishes the first visit from later ones. */
const marker = 'onceLang';

/**
 * Robots read the page that they asked for. The list is short, because the script is part of every page. An Android phone names its
 * model in the first parentheses, such as `CUBOT`, and there `bot` alone is no robot.
 */
const robots = /bot[-/]|(\).*|^(?!.*android).*)bot|crawl|spider|headless|google-|external/i;

/**
 * The languages that ISO 639 counts as Chinese and that browsers name: Mandarin (`cmn`), Cantonese (`yue`), Wu, Min Nan, Hakka, Gan
 * and Xiang. The rest of a tag follows a hyphen, or an underscore in some in-app browsers.
 */
const chinese = /^(zho?|chi|cmn|yue|wuu|nan|hak|gan|hsn)(?![a-z])/i;

/**
 * Runs in the head of every page: a first visit in another language leaves before anything is painted or downloaded.
 *
 * A Chinese browser leaves any English page for the Chinese home page, any other browser leaves the Chinese home page for the
 * English one and keeps the query. The language that another site of the domain has stored precedes that of the browser. A link of
 * this site is no first visit, and a visit that cannot be stored stays, because it would leave each time.
 */
export function firstVisitScript(): string {
  /** The cookie that sites of the domain share. */
  const sharedLanguage = new RegExp(`(^|; )lang=(${languages.join('|')})(;|$)`);
  const root = cookiePath.replace(/^\/$/, '');
  return `try{
if(!${robots}.test(navigator.userAgent)){
const p=location.pathname.slice(${root.length}),s=localStorage,k="${marker}",c=${sharedLanguage}.exec(document.cookie),
t=${chinese}.test(c?c[2]:navigator.language)?/^\\/en(\\/|$)/.test(p)&&"/":(p||"/")=="/"&&"/en"+location.search,
f=!s.getItem(k)&&!document.referrer.startsWith(location.origin+"/");
s.setItem(k,1);
if(t&&f){document.documentElement.style.visibility="hidden";location.replace("${root}"+t)}
}}catch{}`.replaceAll('\n', '');
}

/** Marks the visitor as known, so that no later visit leaves. */
export const markVisited = (): boolean => browserStore.set(marker, '1');
