/**
 * The markup of the router that this transform changes. `deferred-scripts.test.tsx` renders a page with the installed router and
 * fails when the markup differs.
 */
const endOfHead = '</head>';
const preload = /<link rel="modulepreload" href="([^"<>]+)"[^<>]*>/g;
/** The start tag of the router's script after its nonce. */
const moduleScript = ' type="module" async="">';

/** The same script with a type that the browser does not execute. */
const deferredScript = ' type="text/plain" data-deferred="">';

/**
 * Runs in the page: after the first paint, of text or of the placeholders for it, loads the modules in parallel and runs the
 * deferred script. Its names are short, because it is part of every page: `d` whether it is done, `f` starts it, `s` the deferred
 * script, `a` adds an element.
 */
const starter = (hrefs: string) =>
  `(()=>{let d;const f=()=>{const s=document.querySelector("script[data-deferred]");if(d)return;` +
  `if(!s||document.readyState=="loading")return document.addEventListener("DOMContentLoaded",f);d=1;` +
  `const a=(t,o)=>document.head.appendChild(Object.assign(document.createElement(t),{nonce:s.nonce},o)).remove();` +
  `for(const href of ${hrefs})a("link",{rel:"modulepreload",href});` +
  `a("script",{type:"module",text:s.text})};` +
  `setTimeout(f,2e3);try{new PerformanceObserver(f).observe({type:"paint",buffered:true})}catch{f()}})()`;

/**
 * Defers the scripts of a page until the first paint, so that they do not compete with visible content. Links, forms and menus
 * work without them. Three steps:
 *
 * 1. removes the `modulepreload` links from the head,
 * 2. adds a script with their URLs to the head, as part of the inline script there: the policy has a hash of each script,
 * 3. changes the type of the router's module script, so that the added script can run it.
 */
export function deferScripts(html: string, nonce: string): string {
  const end = html.indexOf(endOfHead);
  if (end < 0) return html;
  const hrefs = [...html.slice(0, end).matchAll(preload)].map(([, href]) => href);
  const head = html.slice(0, end).replaceAll(preload, '');
  const body = html.slice(end).replace(moduleScript, deferredScript);
  const code = starter(JSON.stringify(hrefs));
  const startTag = `<script nonce="${nonce}">`;
  const start = head.indexOf(startTag);
  if (start < 0) return `${head}${startTag}${code}</script>${body}`;
  const endOfScript = head.indexOf('</script>', start);
  return `${head.slice(0, endOfScript)};${code}${head.slice(endOfScript)}${body}`;
}
