/**
 * What the router writes into a page, as this transform reads it. `deferred-scripts.test.tsx` has the installed router draw a
 * page, and fails when it writes anything else.
 */
const endOfHead = '</head>';
const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
/** The rest of the start tag of the router's own script, after its nonce. */
const moduleScript = ' type="module" async="">';

/** The same script, which the browser keeps as text. */
const deferredScript = ' type="text/plain" data-deferred="">';

/** Runs in the page: once it has been painted, fetches the modules side by side and runs the deferred script. */
const starter = (hrefs: string) =>
  `(()=>{let done;const start=()=>{const deferred=document.querySelector("script[data-deferred]");if(done)return;` +
  `if(!deferred||document.readyState==="loading")return document.addEventListener("DOMContentLoaded",start);done=1;` +
  `const add=(tag,set)=>document.head.appendChild(Object.assign(document.createElement(tag),set)).remove();` +
  `for(const href of ${hrefs})add("link",{rel:"modulepreload",href,nonce:deferred.nonce});` +
  `add("script",{type:"module",nonce:deferred.nonce,text:deferred.text})};` +
  `new PerformanceObserver((seen)=>seen.getEntriesByName("first-contentful-paint").length&&start())` +
  `.observe({type:"paint",buffered:true});setTimeout(start,2e3)})()`;

/**
 * Defers the scripts of a page until it has been painted, so that nothing competes with what is seen first. Links and forms work
 * without them, and menus open by themselves. Three steps, of which only the first reads text, that of the head:
 *
 * 1. takes the `modulepreload` links out of the head,
 * 2. adds a script to the head that knows their addresses,
 * 3. changes the type of the router's module script, so that it runs when that script says so.
 */
export function deferScripts(html: Buffer, nonce: string): Buffer {
  const end = html.indexOf(endOfHead);
  if (end < 0) return html;
  const head = html.toString('utf8', 0, end);
  const hrefs = [...head.matchAll(preload)].map(([, href]) => href);
  const changed = `${head.replaceAll(preload, '')}<script nonce="${nonce}">${starter(JSON.stringify(hrefs))}</script>`;

  const script = html.indexOf(moduleScript, end);
  const body =
    script < 0
      ? [html.subarray(end)]
      : [
          html.subarray(end, script),
          Buffer.from(deferredScript),
          html.subarray(script + moduleScript.length),
        ];
  return Buffer.concat([Buffer.from(changed), ...body]);
}

/** Puts `markup` at the end of the head. */
export function addToHead(html: Buffer, markup: string): Buffer {
  const end = html.indexOf(endOfHead);
  if (end < 0 || markup === '') return html;
  return Buffer.concat([html.subarray(0, end), Buffer.from(markup), html.subarray(end)]);
}
