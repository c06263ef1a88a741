/**
 * Shows a customer's name, colors and headline figure, which the static demo passes in the fragment. A trend that ends in the figure is
 * scaled with it.
 */
export const customerScript = `<script>{
const given=new URLSearchParams(location.hash.slice(1)),company=given.get('company'),figure=Number(given.get('figure'));
const [light,softLight,dark,softDark]=/^(?:#[0-9a-f]{6},){3}#[0-9a-f]{6}$/.test(given.get('colors'))?given.get('colors').split(','):[];
if(light){
const look=document.head.appendChild(document.createElement('style'));
look.textContent=':root{--chart:'+light+';--soft:'+softLight+'}@media(prefers-color-scheme:dark){:root{--chart:'+dark+';--soft:'+softDark+'}}';
}
if(company)document.querySelector('.mark').prepend(company+' · ');
const tile=document.querySelector('dl b'),chart=document.querySelector('.chart');
const read=text=>Number(text.replaceAll(',',''));
const scaled=text=>(read(text)*factor).toLocaleString('en-US',{maximumFractionDigits:factor*read(text)<10?1:0});
const number=/[\\d.,]+/,ends=/([\\d.,]+)(\\D+)([\\d.,]+)$/;
const before=number.exec(tile.textContent)[0],factor=figure/read(before);
if(figure>0){
tile.textContent=tile.textContent.replace(number,figure.toLocaleString('en-US'));
const label=chart.getAttribute('aria-label'),last=ends.exec(label);
if(last&&last[3]===before){
chart.setAttribute('aria-label',label.replace(ends,(_,from,word,to)=>scaled(from)+word+scaled(to)));
for(const tick of chart.querySelectorAll('.ticks>*'))tick.textContent=scaled(tick.textContent);
}}}</script>`;
