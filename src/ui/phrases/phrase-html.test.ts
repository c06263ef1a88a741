import { describe, expect, test } from 'vitest';
import { phraseHtml } from './phrase-html.ts';

const lines = (text: string, maxClause?: number) => phraseHtml(text, maxClause).split('<wbr>');

describe('phraseHtml', () => {
  test.each([
    ['图表都在线完成', ['图表都在线', '完成']],
    ['问卷工具与题库', ['问卷工具', '与题库']],
    ['成熟题目直接引用', ['成熟题目', '直接引用']],
    ['不合格的答卷当场拦下', ['不合格的', '答卷当场拦下']],
    ['满意度与推荐意愿', ['满意度', '与推荐', '意愿']],
    ['条件交叉设配额', ['条件交叉设配额']],
  ])('%s breaks between its words', (text, phrases) => {
    expect(lines(text)).toEqual(phrases);
  });

  test('the breaks at punctuation are left to the browser', () => {
    expect(lines('“满意”，或者需要改进')).toEqual(['“满意”，或者需要', '改进']);
  });

  test('a number stays with its unit', () => {
    expect(lines('超 400 万用户')).toEqual(['超 400\u00a0万', '用户']);
    expect(lines('30多种方法')).toEqual(['30多种', '方法']);
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
