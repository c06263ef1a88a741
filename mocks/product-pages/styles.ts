/** The styles of the product pages, in the colors of the site. */
export const styles = `:root{color-scheme:light dark;--ground:#fbfaf7;--card:#fff;--text:#14211d;--muted:#51605a;--line:#e3e0d6;--chart:#0f8a70;--soft:#e0f0ea;font:16px/1.6 system-ui,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
@media(prefers-color-scheme:dark){:root{--ground:#0f1513;--card:#161e1b;--text:#e9efec;--muted:#a3b1ab;--line:#2a3531;--chart:#56cfae;--soft:#16332b}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text)}
main{max-width:80rem;margin:0 auto;padding:2rem 2rem 6rem;display:grid;gap:1.25rem}
header{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem 1rem}
h1{margin:0;font-size:1.5rem;line-height:1.3}h2{margin:0 0 1rem;font-size:1rem;line-height:1.4}
.mark{padding:.1rem .75rem;border-radius:1rem;background:var(--soft);font-size:.875rem}
.card{min-width:0;padding:1.25rem;border:1px solid var(--line);border-radius:.75rem;background:var(--card)}
dl{margin:0;display:grid;gap:1.25rem;grid-template-columns:repeat(3,minmax(0,1fr))}
dt,small{color:var(--muted);font-size:.875rem}dd{margin:0}dd b{display:block;font-size:1.75rem;line-height:1.3}
.charts{display:grid;gap:1.25rem;grid-template-columns:minmax(0,3fr) minmax(0,2fr)}
.chart{display:grid;grid-template-columns:auto minmax(0,1fr);gap:.5rem .75rem}
.plot{position:relative;height:13rem}.plot svg{position:absolute;inset:0;width:100%;height:100%;overflow:visible}
.ticks{position:relative;color:var(--muted);font-size:.8125rem;font-variant-numeric:tabular-nums}
.ticks span{display:block;height:0;visibility:hidden}.ticks i{position:absolute;right:0;transform:translateY(50%);font-style:normal;line-height:1}
.plot hr{position:absolute;left:0;right:0;margin:0;border:0;border-top:1px solid var(--line)}
.last{position:absolute;right:0;width:.75rem;height:.75rem;border-radius:50%;background:var(--chart);transform:translate(50%,50%)}
.weeks{grid-column:2;display:flex;justify-content:space-between;color:var(--muted);font-size:.8125rem}
ul{margin:0;padding:0;list-style:none;display:grid;gap:.875rem}
.bars li{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:.125rem 1rem}
.bars b{font-variant-numeric:tabular-nums}
.track{grid-column:1/-1;height:.625rem;border-radius:.3125rem;background:var(--soft)}
.track span{display:block;height:100%;border-radius:.3125rem;background:var(--chart)}
.said li{padding-left:1rem;border-left:3px solid var(--chart)}
@media(max-width:52rem){.charts{grid-template-columns:minmax(0,1fr)}}
@media(max-width:40rem){main{padding:1.25rem 1rem 7.5rem}dl{grid-template-columns:minmax(0,1fr);gap:.75rem}dl .card{display:grid;grid-template-columns:minmax(0,1fr) auto;align-items:center;gap:.25rem 1rem}dd{text-align:right}dd b{font-size:1.375rem}}`;
