import { expect, test } from 'vitest';
import { email, emailFormat } from './email.ts';

const DOMAIN = '@example.com';

test.each([
  'a@b.cn',
  'first.last+tag@mail.example.com',
  '  Lin@Example.COM ',
  `${'a'.repeat(254 - DOMAIN.length)}${DOMAIN}`,
])('the e-mail %j is accepted', { tags: ['R5.2', 'R5.12'] }, (value) => {
  expect(email(value)).toBeUndefined();
});

test.each(['', '   '])('the missing e-mail %j is required', { tags: ['R5.12', 'R5.14'] }, (value) => {
  expect(email(value)).toBe('common.error.emailRequired');
});

test.each([
  'plain',
  '@example.com',
  'a@',
  'a@example',
  'a@example.',
  'a@.com',
  'a@exa..com',
  'a@@example.com',
  'a b@example.com',
  'a@exam ple.com',
  `${'a'.repeat(255 - DOMAIN.length)}${DOMAIN}`,
])('the e-mail %j is refused for its form', { tags: ['R5.2', 'R5.12', 'R5.14', 'R5.21'] }, (value) => {
  expect(email(value)).toBe('common.error.emailFormat');
});

test('the e-mail format uses the given message key', { tags: ['R5.2'] }, () => {
  expect(emailFormat('registerCard.emailFormat')('plain')).toBe('registerCard.emailFormat');
});

test.each([
  ['<lin@example.com>', 'lin@example.com'],
  ['Lin Yue <lin@example.com>;', 'lin@example.com'],
  ['lin@example.com;', 'lin@example.com'],
  ['lin@example.com。', 'lin@example.com'],
  ['lin@example。com', 'lin@example.com'],
  ["'lin@example.com", 'lin@example.com'],
  ['mailto:lin@example.com', 'lin@example.com'],
  ['ｌｉｎ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'lin@example.com'],
  ['\u202elin@exam\u200bple.com\ufeff', 'lin@example.com'],
  ["o'brien@example.com", "o'brien@example.com"],
])('the e-mail %j becomes %j', { tags: ['R5.2'] }, (typed, value) => {
  expect(email(typed)).toBeUndefined();
  expect(email.normalize(typed)).toBe(value);
});

test.each([
  'a@example.com, b@example.com',
  'a@example.com;b@example.com',
  'li<n@example.com',
  'lin@example.com\u0000',
  'l\u0000in@example.com',
  'l\ud800in@example.com',
  'lіn@example.com',
  'lin@exam_ple.com',
])('the e-mail %j is refused for its characters', { tags: ['R5.2'] }, (value) => {
  expect(email(value)).toBe('common.error.emailFormat');
});

test('an e-mail is trimmed and lowercased', { tags: ['R5.2'] }, () => {
  expect(email.normalize(' \tLin@Example.COM\n')).toBe('lin@example.com');
});
