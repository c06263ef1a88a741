import { browserStore } from '../browser/storage.ts';
import { cookiePath } from './base-path.ts';

/** Key of the marker in localStorage that distinguishes the first visit from later ones. */
const marker = 'onceLang';

/** Robots read the page that they asked for. The server detects them with a longer list; this one is part of every page. */
const robots = /bot|crawl|spider|slurp|headless|google-|facebookexternalhit|whatsapp/i;

const root = cookiePath.replace(/^\/$/, '');

/**
 * Runs in the head of every page: a first visit in another language leaves before anything is painted or downloaded.
 *
 * A Chinese browser leaves any English page for the Chinese home page, any other browser leaves the Chinese home page for the
 * English one. A link of this site is no first visit, and a visit that cannot be stored stays, because it would leave each time.
 */
export const firstVisitScript = `try{
const path=location.pathname.slice(${root.length}),chinese=/^zh\\b/i.test(navigator.languages[0]||navigator.language);
const to=chinese?/^\\/en(?:\\/|$)/.test(path)?"/":"":path==="/"||path===""?"/en":"";
if(!${robots}.test(navigator.userAgent)){
const first=localStorage.getItem("${marker}")===null&&document.referrer.indexOf(location.origin+"/")!==0;
localStorage.setItem("${marker}","1");
if(first&&to){document.documentElement.style.visibility="hidden";location.replace("${root}"+to)}}
}catch{}`;

/** Marks the visitor as known, so that no later visit leaves. */
export const markVisited = (): boolean => browserStore.set(marker, '1');
