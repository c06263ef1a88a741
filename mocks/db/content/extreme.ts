import { advances } from './advances.ts';
import { news } from './news.ts';
import { products, services } from './products.ts';
import type { NewsText } from './types.ts';

const longWord = 'Kundenzufriedenheitsmessungsinstrumentenentwicklungsabteilung';
const longAddress =
  'https://example.com/a/very/long/address/that/has/no/place/to/break/anywhere/at/all?and=goes&on=and-on';

const long = {
  zh: {
    title: `一个长得不合常理、却迟早会有人写出来的标题：${'关于品牌、产品、服务与员工体验，'.repeat(6)}以及其他一切`,
    summary: '摘要也可以很长。'.repeat(60),
    content: `<p>${'这一段没有停顿，用来检查正文在极端长度下是否仍然易读。'.repeat(40)}</p><p>${longWord}${longWord}</p><p>${longAddress}</p><table><tbody><tr>${'<td>很宽的表格</td>'.repeat(14)}</tr></tbody></table><pre>${'const wide = "a line of code that does not wrap"; '.repeat(6)}</pre>`,
    author: '一位名字非常非常非常非常非常非常长的作者',
    source: '一个名称同样非常非常非常非常非常长的来源机构研究中心联合课题组',
  },
  en: {
    title: `A headline longer than anyone should write and somebody will: ${'brand, product, service and employee experience, '.repeat(5)}and all the rest`,
    summary: 'A summary can be long as well. '.repeat(40),
    content: `<p>${'This paragraph goes on without a pause, to see whether the text stays readable at an extreme length. '.repeat(25)}</p><p>${longWord}${longWord}</p><p>${longAddress}</p><table><tbody><tr>${'<td>A very wide table</td>'.repeat(14)}</tr></tbody></table><pre>${'const wide = "a line of code that does not wrap"; '.repeat(6)}</pre>`,
    author: 'An author whose name is very, very, very, very, very, very long',
    source: 'A source with an equally long name, joint working group of the research centre',
  },
} satisfies Record<'zh' | 'en', NewsText>;

const shortest = {
  zh: { title: '短', summary: '', content: '<p>短。</p>' },
  en: { title: 'X', summary: '', content: '<p>X.</p>' },
} satisfies Record<'zh' | 'en', NewsText>;

/** A script and an event handler, as an editor's account in the wrong hands would publish them. */
const hostile = {
  zh: {
    title: '<script>alert(1)</script>标题里的标签按文字显示',
    summary: '<img src=x onerror=alert(1)> 摘要里的标签也是。',
    content:
      '<p onclick="alert(1)">正文中的脚本与事件属性不会执行。</p><script>alert(1)</script><img src="x" onerror="alert(1)"><a href="javascript:alert(1)">危险的链接</a>',
  },
  en: {
    title: '<script>alert(1)</script>Tags in a title show as text',
    summary: '<img src=x onerror=alert(1)> So do tags in a summary.',
    content:
      '<p onclick="alert(1)">Scripts and event attributes in the text do not run.</p><script>alert(1)</script><img src="x" onerror="alert(1)"><a href="javascript:alert(1)">A dangerous link</a>',
  },
} satisfies Record<'zh' | 'en', NewsText>;

const texts = [long, shortest, hostile];

/** Texts too long, too short and too clever, in place of the usual ones. */
export const extremeNews = news.map((row, index) => ({ ...row, ...texts[index % texts.length] }));

const manyTags = Array.from({ length: 14 }, (_, index) => `${longWord.slice(0, 6 + 3 * index)}`);

export const extremeAdvances = advances.map((row, index) => {
  const { zh, en } = texts[index % texts.length] ?? long;
  return { ...row, zh: { ...zh, tags: manyTags }, en: { ...en, tags: manyTags } };
});

const longName = {
  zh: (name: string) => `${name}（面向全国多渠道、多品牌、多触点的一体化管理与持续追踪旗舰版）`,
  en: (name: string) => `${name} for multi-channel, multi-brand ${longWord} programmes, flagship edition`,
};

/** The contract sets their names no limit; these are longer than any that is sold. */
export const extremeProducts = products.map((row) => ({
  ...row,
  zh: { productName: longName.zh(row.zh.productName) },
  en: { productName: longName.en(row.en.productName) },
}));

export const extremeServices = services.map((row) => ({
  ...row,
  zh: { serviceName: longName.zh(row.zh.serviceName) },
  en: { serviceName: longName.en(row.en.serviceName) },
}));
