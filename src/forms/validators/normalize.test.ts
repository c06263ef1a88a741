import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as company from './company.ts';
import { email } from './email.ts';
import { landline } from './landline.ts';
import { mobile } from './mobile.ts';
import { subAccountName } from './name.ts';
import { postcode } from './postcode.ts';
import { coverage, sampleDescription, sampleQuantity } from './sample.ts';
import { verificationCode } from './verification-code.ts';
import { website } from './website.ts';

const { companyName, address, companyPostcode, companyTelephone, companyWebsite } = company;
const rules = {
  companyName,
  address,
  companyPostcode,
  companyTelephone,
  companyWebsite,
  email,
  landline,
  mobile,
  subAccountName,
  postcode,
  coverage,
  sampleDescription,
  sampleQuantity,
  verificationCode,
  website,
};

/** Texts of what people, phones, IMEs and spreadsheets add. */
const text = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 4 }),
      fc.constantFrom(
        '+86',
        '0086',
        '138',
        '００８６',
        ' ',
        '\u3000',
        '-',
        '（',
        '(',
        ')',
        '\u202e',
        // A letter and marks that combine with it, also when what stands between them is removed.
        'n',
        '\u0303',
        '\u02dc',
        '\u200d',
        '<',
        '>',
        ';',
        'a@x.com',
        'www.a.cn',
        "'",
        '="',
        '"',
        ',',
        '1',
      ),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

test.each(Object.entries(rules))('the value of a value of %s is the same', (_name, rule) => {
  fc.assert(
    fc.property(text, (typed) => {
      const value = rule.normalize(typed);
      expect(rule.normalize(value)).toBe(value);
      expect(rule(value)).toBe(rule(typed));
    }),
    { numRuns: 1000 },
  );
});

const fullWidth = (value: string) =>
  value.replaceAll(/[!-~]/g, (character) => String.fromCodePoint((character.codePointAt(0) ?? 0) + 0xfee0));

test.each([
  ['mobile', '13800000001'],
  ['verificationCode', '123456'],
  ['postcode', '100020'],
  ['landline', '010-12345678'],
  ['sampleQuantity', '100'],
  ['coverage', '100'],
  ['email', 'lin.yue@example.com'],
  ['website', 'https://example.com/a'],
] as const)('a %s in full width, with blanks around and invisible characters is the same', (name, value) => {
  const typed = `\u3000\ufeff${fullWidth(value)}\u200b \u202c`;
  expect(rules[name](typed)).toBeUndefined();
  expect(rules[name].normalize(typed)).toBe(value);
});

// Each would take minutes if the time grew with the square of the length.
test.each([
  ['email', `a@example.com${';'.repeat(1_000_000)}x`],
  ['website', `${'a.'.repeat(1_000_000)}@`],
  ['mobile', '+86'.repeat(1_000_000)],
  ['landline', '0086-'.repeat(1_000_000)],
] as const)('a long %s takes no long time', (name, typed) => {
  expect(rules[name](typed)).toBeDefined();
});
