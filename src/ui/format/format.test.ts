import { describe, expect, test } from 'vitest';
import { monthsOf } from '../../i18n/languages.ts';
import { formatDate, formatDateTime, isoTime } from './date.ts';
import { formatNumber, formatShare } from './number.ts';
import { truncate } from './truncate.ts';

test('numbers show thousands separators', { tags: ['R9.9'] }, () => {
  expect([0, 999, 1000, 650_000_000, -12_345, 1234.5].map(formatNumber)).toEqual([
    '0',
    '999',
    '1,000',
    '650,000,000',
    '-12,345',
    '1,234.5',
  ]);
});

test('shares show as percentages with two significant digits', () => {
  expect([0, 0.004, 0.02512, 0.5, 1].map(formatShare)).toEqual(['0%', '0.4%', '2.5%', '50%', '100%']);
});

test('dates show as YYYY-MM-DD in Shanghai time', { tags: ['R9.9'] }, () => {
  const lateEvening = Date.UTC(2026, 0, 31, 16, 5);
  expect(formatDate(lateEvening)).toBe('2026-02-01');
  expect(formatDateTime(lateEvening)).toBe('2026-02-01 00:05');
  expect(formatDate(lateEvening, monthsOf('en'))).toBe('1 February 2026');
  expect(formatDate(lateEvening, monthsOf('zh'))).toBe('2026-02-01');
});

test('dates are those of the time zone', { tags: ['R9.9'] }, () => {
  const style = { timeZone: 'Asia/Shanghai' };
  const day = new Intl.DateTimeFormat('sv-SE', { ...style, dateStyle: 'short' });
  const minute = new Intl.DateTimeFormat('sv-SE', { ...style, dateStyle: 'short', timeStyle: 'short' });
  const long = new Intl.DateTimeFormat('en-GB', { ...style, dateStyle: 'long' });
  const hour = 3_600_000;
  for (let time = Date.UTC(1992, 0); time < Date.UTC(2100, 0); time += 101 * hour + 1) {
    expect(formatDate(time)).toBe(day.format(time));
    expect(formatDateTime(time)).toBe(minute.format(time));
    expect(formatDate(time, monthsOf('en'))).toBe(long.format(time));
  }
});

test('an invalid time does not throw', () => {
  expect(formatDateTime(Number.NaN)).toBe('–');
  expect(formatDate(JSON.parse('"soon"'))).toBe('–');
  expect(formatDate(JSON.parse('"2026-02-01T00:00:00+08:00"'))).toBe('2026-02-01');
  expect([9e18, -9e18, 0].map(isoTime)).toEqual([undefined, undefined, '1970-01-01T00:00:00.000Z']);
});

describe('a truncated text', { tags: ['R9.10'] }, () => {
  test('ends in an ellipsis after 50 characters', () => {
    expect(truncate('a'.repeat(50))).toBe('a'.repeat(50));
    expect(truncate('a'.repeat(51))).toBe(`${'a'.repeat(50)}...`);
  });

  test('is cut between code points at the given length', () => {
    expect(truncate('用户洞察', 2)).toBe('用户...');
    expect(truncate('😀😀😀', 2)).toBe('😀😀...');
  });
});
