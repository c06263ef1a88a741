import { expect, test } from 'vitest';
import {
  CompanyInfo,
  Email,
  Mobile,
  SamplePriceRequest,
  SubUserName,
  VerificationCode,
} from '../../../openapi/generated/constraints.ts';
import { LOGIN_PASSWORD_MIN, NEW_PASSWORD_MIN, PASSWORD_CLASSES_MIN, PASSWORD_MAX } from './password.ts';

test('the limits are the published ones', { tags: ['R9.5'] }, () => {
  expect(Mobile.pattern.test('13800138000')).toBe(true);
  expect(CompanyInfo.postcode.pattern.test('100000')).toBe(true);
  expect(VerificationCode.pattern.test('123456')).toBe(true);
  expect(Email.maxLength).toBe(254);
  expect(SubUserName.maxLength).toBe(20);
  expect(SamplePriceRequest).toEqual({
    quantity: { maximum: 1_000_000 },
    coverage: { maximum: 650_000_000 },
    description: { maxLength: 1000, pattern: /\S/ },
  });
  expect([LOGIN_PASSWORD_MIN, NEW_PASSWORD_MIN, PASSWORD_MAX, PASSWORD_CLASSES_MIN]).toEqual([6, 8, 20, 2]);
});
