import { expect, test } from 'vitest';
import { mobile } from './mobile.ts';
import { registerCardCompany, registerCardEmail, registerCardName } from './register-card.ts';

test.each([
  ['name', registerCardName, '', 'registerCard.nameRequired'],
  ['company', registerCardCompany, '', 'registerCard.companyRequired'],
  ['e-mail', registerCardEmail, '', 'registerCard.emailRequired'],
  ['e-mail', registerCardEmail, 'plain', 'registerCard.emailFormat'],
  ['phone', mobile, '', 'registerCard.info13'],
] as const)('the %s of the card has its own words', { tags: ['R5.15'] }, (_field, rule, value, key) => {
  expect(rule(value)).toBe(key);
});

test('a filled-in card passes', { tags: ['R5.15'] }, () => {
  expect(registerCardName('Lin')).toBeUndefined();
  expect(registerCardCompany('Acme')).toBeUndefined();
  expect(registerCardEmail('lin@example.com')).toBeUndefined();
});
