import { Transform } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

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
 * first. Links and forms work without them, and menus open by themselves.
 */
export function lateScripts(nonce: string): Transform {
  const decoder = new StringDecoder('utf8');
  let stage: 'head' | 'body' | 'done' = 'head';
  let pending = '';

  /** Takes what can be sent from `pending`; what may go on in the next chunk stays. */
  function take(): string {
    let sent = '';
    if (stage === 'head') {
      const end = pending.indexOf(endOfHead);
      if (end < 0) return '';
      const hrefs = [...pending.slice(0, end).matchAll(preload)].map(([, href]) => href);
      sent = pending.slice(0, end).replaceAll(preload, '');
      sent += `<script nonce="${nonce}">${starter(JSON.stringify(hrefs))}</script>`;
      pending = pending.slice(end);
      stage = 'body';
    }
    if (stage === 'body') {
      const start = pending.indexOf(moduleScript);
      const length = start < 0 ? Math.max(0, pending.length - moduleScript.length) : start;
      sent += pending.slice(0, length);
      pending = pending.slice(length);
      if (start < 0) return sent;
      pending = heldScript + pending.slice(moduleScript.length);
      stage = 'done';
    }
    sent += pending;
    pending = '';
    return sent;
  }

  return new Transform({
    transform(chunk: Buffer, _, done) {
      pending += decoder.write(chunk);
      done(null, take());
    },
    flush(done) {
      done(null, take() + pending + decoder.end());
    },
  });
}
