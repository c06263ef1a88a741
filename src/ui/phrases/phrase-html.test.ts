import { describe, expect, test } from 'vitest';
import { phraseHtml } from './phrase-html.ts';

const lines = (text: string, maxClause?: number) => phraseHtml(text, maxClause).split('<wbr>');

describe('phraseHtml', () => {
  test.each([
    ['图表都在线上完成制作', ['图表都在', '线上完成制作']],
    ['问卷工具与题库', ['问卷工具', '与题库']],
    ['成熟题目直接引用', ['成熟题目', '直接引用']],
    ['不合格的答卷当场拦下', ['不合格的', '答卷当场拦下']],
    ['满意度与推荐意愿', ['满意度', '与推荐意愿']],
    ['条件交叉设配额', ['条件交叉设配额']],
  ])('%s breaks between its words', (text, phrases) => {
    expect(lines(text)).toEqual(phrases);
  });

  test('the breaks at punctuation are left to the browser', () => {
    expect(lines('“满意”，或者需要继续改进')).toEqual(['“满意”，或者需要', '继续改进']);
  });

  test('a number stays with its unit', () => {
    expect(lines('超 400 万用户')).toEqual(['超 400\u00a0万', '用户']);
    expect(lines('30多种研究方法')).toEqual(['30多种', '研究方法']);
  });

  test('two numbers stay together, and a measure word with its noun', () => {
    expect(lines('价格在 51 到 66 元')).toEqual(['价格', '在 51\u00a0到\u00a066\u00a0元']);
    expect(lines('看起来涨了 7 个百分点')).toEqual(['看起来', '涨了 7\u00a0个百分点']);
  });

  test('the last line is longer than two characters', () => {
    expect(lines('初稿，以及它哪里不够用').at(-1)).toBe('哪里不够用');
    expect(lines('打开就能看，点开就是原文。').at(-1)).toBe('就能看，点开就是原文。');
  });

  test('a short clause of a headline stays whole', () => {
    expect(lines('做决定之前，先听懂用户', 7)).toEqual(['做决定之前，先听懂用户']);
    expect(lines('做决定之前，先听懂用户', 5)).toEqual(['做决定之前，先听懂用户']);
    expect(lines('做决定之前，先听懂用户', 4).length).toBeGreaterThan(1);
  });

  test('a time stays whole', () => {
    expect(phraseHtml('Weekdays, 10:00-19:00.')).toBe('Weekdays, <span data-whole="">10:00-19:00</span>.');
    expect(phraseHtml('工作日 10:00-19:00 联系您')).toContain('<span data-whole="">10:00-19:00</span>');
  });

  test('a range stays whole', () => {
    expect(phraseHtml('评分为 0–10 分')).toContain('<span data-whole="">0–10</span>\u00a0分');
  });

  test('text is escaped, and other scripts stay as they are', () => {
    expect(phraseHtml('<b>R&D</b> research')).toBe('&lt;b&gt;R&amp;D&lt;/b&gt; research');
    expect(phraseHtml('研发<b>')).toBe('研发&lt;b&gt;');
  });
});
