import { demoStartFile } from '../../mocks/adapters/static-files.ts';

/** What a page of the demo says when its scripts do not load. */
export const loadTexts = {
  file: {
    zh: '演示不能直接以文件打开。请把它放到网站上，或使用演示压缩包。',
    en: 'The demo cannot be opened as a file. Put it on a website, or use the demo archive.',
  },
  offline: {
    zh: '演示的文件尚未全部存好，而网络已断开。请联网后重新加载此页。',
    en: 'The files of the demo are not all stored yet, and the network is gone. Connect, then reload this page.',
  },
  place: {
    zh: '演示的文件不在应有的位置。此版本只能从网站的这个路径打开：',
    en: 'The files of the demo are not where they should be. This build opens only at this path of a website: ',
  },
};

/**
 * Adds a script that explains why a page stays without its scripts and styles: it is opened as a file, below another path than it was
 * built for, or offline too early.
 *
 * @param base the path that the page was built for
 */
export function withLoadCheck(html: string, base: string): string {
  const texts = JSON.stringify(loadTexts).replaceAll('<', '\\u003c');
  const script = `{
const texts=${texts};
const say=({target})=>{
if(!(target instanceof HTMLScriptElement||target instanceof HTMLLinkElement&&target.rel==='stylesheet'))return;
removeEventListener('error',say,true);
const name=location.protocol==='file:'?'file':navigator.onLine?'place':'offline';
const show=()=>{
const note=document.createElement('div');
note.setAttribute('role','alert');
note.style='position:fixed;z-index:9;inset:1rem 1rem auto;max-width:40rem;margin:auto;padding:1rem 1.25rem;border:2px solid #b3321a;border-radius:.75rem;background:#fff;color:#171a21;font:16px/1.6 system-ui,sans-serif';
for(const lang of ['zh','en']){
const line=document.createElement('p');
line.lang=lang;line.style='margin:0';line.textContent=texts[name][lang]+(name==='place'?${JSON.stringify(base)}:'');
note.append(line)}
document.body.append(note)};
if(document.body&&document.readyState!=='loading')show();else addEventListener('DOMContentLoaded',show)};
addEventListener('error',say,true)}`;
  return html.replace(
    '<head>',
    `<head><script>${script}</script><script type="module" async src="${base}${demoStartFile}"></script>`,
  );
}
