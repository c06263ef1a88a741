const endOfHead = '</head>';
const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
/** How the router's own script begins, after its nonce. */
const moduleScript = ' type="module" async="">';
const heldScript = ' type="text/plain" data-late="">';

/** Runs in the page: once it has been painted, fetches the modules side by side and starts the held script. */
const starter = (hrefs: string) =>
  `(()=>{let done;const start=()=>{const held=document.querySelector("script[data-late]");if(done)return;` +
  `if(!held||document.readyState==="loading")return document.addEventListener("DOMContentLoaded",start);done=1;` +
  `const add=(tag,set)=>document.head.appendChild(Object.assign(document.createElement(tag),set)).remove();` +
  `for(const href of ${hrefs})add("link",{rel:"modulepreload",href,nonce:held.nonce});` +
  `add("script",{type:"module",nonce:held.nonce,text:held.text})};` +
  `new PerformanceObserver((seen)=>seen.getEntriesByName("first-contentful-paint").length&&start())` +
  `.observe({type:"paint",buffered:true});setTimeout(start,2e3)})()`;

/**
 * Puts the download of a page's scripts off until the page has been painted, so that nothing competes with what is seen
 * first. Links and forms work without them, and menus open by themselves. Of the page only the head is read as text.
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
      : [html.subarray(end, script), Buffer.from(heldScript), html.subarray(script + moduleScript.length)];
  return Buffer.concat([Buffer.from(changed), ...body]);
}

/** Puts `markup` at the end of the head. */
export function addToHead(html: Buffer, markup: string): Buffer {
  const end = html.indexOf(endOfHead);
  if (end < 0 || markup === '') return html;
  return Buffer.concat([html.subarray(0, end), Buffer.from(markup), html.subarray(end)]);
}
