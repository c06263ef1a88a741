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

test('an e-mail is trimmed and lowercased', { tags: ['R5.2'] }, () => {
  expect(email.normalize(' \tLin@Example.COM\n')).toBe('lin@example.com');
});
