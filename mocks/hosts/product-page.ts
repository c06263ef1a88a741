import type { Incoming, Reply } from '../engine/exchange.ts';
import { products } from '../world/content/products.ts';

/** Where the pages of the products lie, below the API's base. */
export const productPrefix = '/__mock__/product';

const words = {
  zh: {
    lang: 'zh-CN',
    sample: '演示数据',
    overview: '概览',
    surveys: '问卷',
    reports: '报告',
    alerts: '预警',
    answers: '本月答卷',
    score: '推荐值（NPS）',
    open: '待处理预警',
    trend: '近八周趋势',
    latest: '最新反馈',
    comments: ['结账很快，店员也很耐心。', '希望能在应用里修改预约时间。', '包装比上次好多了。'],
  },
  en: {
    lang: 'en',
    sample: 'Demo data',
    overview: 'Overview',
    surveys: 'Surveys',
    reports: 'Reports',
    alerts: 'Alerts',
    answers: 'Answers this month',
    score: 'Recommendation (NPS)',
    open: 'Open alerts',
    trend: 'The last eight weeks',
    latest: 'Latest feedback',
    comments: [
      'Checkout was quick, and the staff were patient.',
      'I would like to move my appointment in the app.',
      'The packaging is much better than last time.',
    ],
  },
} as const;

const styles = `:root{color-scheme:light dark;font:16px/1.6 system-ui,sans-serif}
body{margin:0;display:grid;grid-template-columns:12rem minmax(0,1fr);min-height:100vh;background:light-dark(#f6f5f1,#101614);color:light-dark(#16221e,#e9efec)}
nav{padding:1.5rem 1rem;background:light-dark(#fff,#171f1c);border-right:1px solid light-dark(#e3e0d6,#2a3531)}
nav p{margin:0;padding:.6rem .75rem;border-radius:.4rem}nav p:first-of-type{background:light-dark(#e0f0ea,#16332b);font-weight:600}
main{padding:2rem;display:grid;gap:1.5rem;align-content:start}h1{margin:0;font-size:1.5rem}h2{margin:0 0 .5rem;font-size:1rem}
.tiles{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(10rem,1fr))}
section,.tiles div{padding:1.25rem;border:1px solid light-dark(#e3e0d6,#2a3531);border-radius:.75rem;background:light-dark(#fff,#171f1c)}
.tiles b{display:block;font-size:1.75rem}small{color:light-dark(#51605a,#a3b1ab)}svg{width:100%;height:9rem}
li{margin:.25rem 0}@media(max-width:40rem){body{grid-template-columns:minmax(0,1fr)}nav{display:none}main{padding:1rem}}`;

/** A page as one of the products might open with; what it shows is invented. */
function productPage(id: string, language: 'zh' | 'en'): string | undefined {
  const index = products.findIndex((product) => product.id === id);
  const product = products[index];
  if (!product) return undefined;
  const t = words[language];
  const name = product[language].productName;
  const points = Array.from(
    { length: 8 },
    (_, week) => `${week * 80 + 20},${120 - ((week * 13 + index * 29) % 60) - week * 5}`,
  ).join(' ');
  const tile = (label: string, value: string) => `<div><small>${label}</small><b>${value}</b></div>`;
  return `<!doctype html><html lang="${t.lang}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${name}</title><style>${styles}</style></head>
<body><nav aria-label="${name}"><p>${t.overview}</p><p>${t.surveys}</p><p>${t.reports}</p><p>${t.alerts}</p></nav>
<main><h1>${name}</h1><small>${t.sample}</small>
<div class="tiles">${tile(t.answers, `${(1240 + index * 317).toLocaleString('en-US')}`)}${tile(t.score, `${42 + index * 3}`)}${tile(t.open, `${3 + index}`)}</div>
<section><h2>${t.trend}</h2><svg viewBox="0 0 600 130" preserveAspectRatio="none" role="img" aria-label="${t.trend}"><polyline points="${points}" fill="none" stroke="#0f8a70" stroke-width="4"/></svg></section>
<section><h2>${t.latest}</h2><ul>${t.comments.map((comment) => `<li>${comment}</li>`).join('')}</ul></section>
</main></body></html>`;
}

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
};

/** Lets a host answer with the pages of the products as well, where a login to one of them leads. */
export function withProductPages(
  answer: (incoming: Incoming) => Promise<Reply>,
  base = '',
): (incoming: Incoming) => Promise<Reply> {
  const prefix = `${base}${productPrefix}/`;
  return async (incoming) => {
    if (incoming.method !== 'GET' || !incoming.pathname.startsWith(prefix)) return answer(incoming);
    const query = new URLSearchParams(incoming.search);
    const page = query.get('token')
      ? productPage(incoming.pathname.slice(prefix.length), query.get('lang') === 'en' ? 'en' : 'zh')
      : undefined;
    return page
      ? { status: 200, headers, body: page }
      : { status: 404, headers, body: '<!doctype html><title>404</title>' };
  };
}
