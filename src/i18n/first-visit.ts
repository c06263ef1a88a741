import { browserStore } from '../browser/storage.ts';
import { cookiePath } from './base-path.ts';

/** Key of the marker in localStorage that distinguishes the first visit from later ones. */
const marker = 'onceLang';

/** Robots read the page that they asked for. The list is short, because the script is part of every page. */
const robots = /bot|crawl|spider|headless|google-|external/i;

const root = cookiePath.replace(/^\/$/, '');

/**
 * Runs in the head of every page: a first visit in another language leaves before anything is painted or downloaded.
 *
 * A Chinese browser leaves any English page for the Chinese home page, any other browser leaves the Chinese home page for the
 * English one and keeps the query. A link of this site is no first visit, and a visit that cannot be stored stays, because it would leave each time.
 */
export const firstVisitScript = `try{
if(!${robots}.test(navigator.userAgent)){
const p=location.pathname.slice(${root.length}),s=localStorage,k="${marker}",
t=/^zh\\b/i.test(navigator.language)?/^\\/en(\\/|$)/.test(p)&&"/":(p||"/")=="/"&&"/en"+location.search,
f=!s.getItem(k)&&!document.referrer.startsWith(location.origin+"/");
s.setItem(k,1);
if(t&&f){document.documentElement.style.visibility="hidden";location.replace("${root}"+t)}
}}catch{}`.replaceAll('\n', '');

/** Marks the visitor as known, so that no later visit leaves. */
export const markVisited = (): boolean => browserStore.set(marker, '1');
