import { expect, test } from 'vitest';
import { isUrl, url, website } from './website.ts';

const LABEL = 'a'.repeat(63);

test.each([
  'http://example.com',
  'https://www.example.com/a?b=c#d',
  'HTTPS://Example.COM:8443/',
  'ftp://files.example.com/a',
  'https://研究.cn',
  'http://192.168.0.1/a',
  `http://${LABEL}.cn`,
])('%s is a URL', { tags: ['R5.1', 'R5.9'] }, (value) => {
  expect(isUrl(value)).toBe(true);
  expect(website(value)).toBeUndefined();
});

test.each([
  '//example.com',
  'http:example.com',
  'http:/example.com',
  'http:///example.com',
  'mailto:a@example.com',
  'javascript:alert(1)',
  'ws://example.com',
  'http://',
  'http://localhost',
  'http://example',
  'http://example.',
  'http://-a.com',
  'http://a-.com',
  'http://a_b.com',
  'http://a..com',
  'http://123',
  'http://1.2.3',
  'http://256.1.1.1',
  'http://example.123',
  'http://[::1]',
  'http://exa mple.com',
  'http://example.com/a b',
  'http://exam\tple.com',
  `http://${LABEL}a.cn`,
  `http://${`${LABEL}.`.repeat(4)}cn`,
])('%j is not a URL', { tags: ['R5.1', 'R5.9'] }, (value) => {
  expect(isUrl(value)).toBe(false);
  expect(website(value)).toBe('common.error.info16');
  expect(url()(value)).toBe('common.error.urlFormat');
});

test.each(['', ' '])('the missing website %j is required', { tags: ['R5.9'] }, (value) => {
  expect(website(value)).toBe('common.error.info15');
});

test.each([
  ['www.example.com', 'https://www.example.com'],
  [' example.com/a ', 'https://example.com/a'],
  ['研究.cn', 'https://研究.cn'],
  ['ｗｗｗ．ｅｘａｍｐｌｅ．ｃｏｍ／ａ', 'https://www.example.com/a'],
])('%j is completed to %j', { tags: ['R5.9'] }, (typed, completed) => {
  expect(isUrl(typed)).toBe(false);
  expect(website(typed)).toBeUndefined();
  expect(website.normalize(typed)).toBe(completed);
});

test('white space around a website is ignored', { tags: ['R5.9'] }, () => {
  expect(website(' https://example.com ')).toBeUndefined();
  expect(website.normalize(' https://example.com ')).toBe('https://example.com');
});
