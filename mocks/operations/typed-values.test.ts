import fc from 'fast-check';
import { expect, test } from 'vitest';
import contract from '../../openapi/generated/contract.json' with { type: 'json' };
import {
  address,
  companyName,
  companyPostcode,
  companyTelephone,
} from '../../src/forms/validators/company.ts';
import { email } from '../../src/forms/validators/email.ts';
import { mobile } from '../../src/forms/validators/mobile.ts';
import { subAccountName } from '../../src/forms/validators/name.ts';
import { verificationCode } from '../../src/forms/validators/verification-code.ts';
import { api } from '../api.ts';

const { value: violationsOf } = api.validation;
const { schemas } = contract.components;
const company = schemas.CompanyInfo.properties;

const hostile = fc.constantFrom(
  '\u202e',
  '\u200b',
  '\u3164',
  '\u2800',
  '\u0000',
  '\ud800',
  '\ufffd',
  '\n',
  '\u3000',
);
const characters = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: 'grapheme', maxLength: 3 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 1 }) },
  hostile,
);
const mixedWith = (...parts: string[]) =>
  fc.array(fc.oneof(characters, fc.constantFrom(...parts)), { maxLength: 6 }).map((all) => all.join(''));
const between = (value: string) =>
  fc
    .tuple(characters, characters, fc.nat(value.length))
    .map(([before, within, at]) => `${before}${value.slice(0, at)}${within}${value.slice(at)}${before}`);

test.each([
  ['a name', subAccountName, schemas.SubUserName, mixedWith('Lin', '王')],
  ['a company', companyName, schemas.CompanyName, mixedWith('Acme', '（北京）')],
  ['an address', address, company.address, mixedWith('Lu 1', '路')],
  ['an e-mail', email, schemas.Email, between('<lin@example.com>;')],
  ['a mobile number', mobile, schemas.Mobile, between('+86 13800000001')],
  ['a code', verificationCode, schemas.VerificationCode, between('123456')],
  ['a postal code', companyPostcode, company.postcode, between('100020')],
  ['a landline', companyTelephone, company.telephone, between('010-12345678')],
] as const)(
  'the contract accepts what a form accepts as %s',
  { tags: ['R5.2', 'R5.5', 'R5.21'] },
  (_what, rule, schema, texts) => {
    let accepted = 0;
    fc.assert(
      fc.property(texts, (typed) => {
        if (rule(typed) !== undefined) return;
        accepted += 1;
        expect(violationsOf(schema, rule.normalize(typed))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
    expect(accepted).toBeGreaterThan(50);
  },
);
