import { notesFile } from '../../adapters/static-files.ts';

/** The texts of the notes window. */
export interface Notes {
  lang: string;
  heading: string;
  position: string;
  title: string;
  notes: string;
  next: string;
  back: string;
  forward: string;
  isFirst: boolean;
  isLast: boolean;
}

/** A request of the notes window: the current notes, another step, or the end of the presentation. */
export type NotesRequest = 'notes' | 'next' | 'back' | 'leave';

/** Both windows join the channel of their folder, so that two demos of one host stay apart. */
export const channelName = (root: string): string => `presenter notes ${root}`;

/** The notes window. It needs no other file. */
export const notesPage = `<!doctype html>
<html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title></title>
<style>:root{color-scheme:light dark;font:1.25rem/1.6 system-ui,"PingFang SC","Microsoft YaHei","Noto Sans SC",sans-serif}
body{max-width:40rem;margin:0 auto;padding:1.5rem}h1{font-size:1.5rem;margin:.25rem 0}
#next{opacity:.75}button{font:inherit;padding:.5rem 1.25rem;margin-inline-end:.5rem}</style></head>
<body><main><p id="position" role="status"></p><h1 id="title"></h1><p id="notes"></p><p id="next"></p>
<p><button type="button" id="back"></button><button type="button" id="forward"></button></p></main>
<script>{
const channel=new BroadcastChannel('presenter notes '+location.pathname.replace(/${notesFile}$/,''));
channel.onmessage=({data})=>{
if(data==='end')return close();
if(typeof data==='string')return;
document.documentElement.lang=data.lang;document.title=data.heading;
for(const id of ['position','title','notes','next','back','forward'])document.getElementById(id).textContent=data[id];
document.getElementById('back').disabled=data.isFirst;document.getElementById('forward').disabled=data.isLast;
};
const send=request=>channel.postMessage(request);
document.getElementById('back').onclick=()=>send('back');
document.getElementById('forward').onclick=()=>send('next');
onkeydown=({key})=>{if(['ArrowRight','PageDown'].includes(key))send('next');if(['ArrowLeft','PageUp'].includes(key))send('back');if(key==='Escape')send('leave')};
send('notes');
}</script></body></html>
`;
