import { expect, test } from 'vitest';
import * as limits from './limits.ts';

test('the limits are the published ones', { tags: ['R9.5'] }, () => {
  expect({ ...limits }).toEqual({
    MOBILE_DIGITS: 11,
    POSTCODE_DIGITS: 6,
    CODE_DIGITS: 6,
    EMAIL_MAX: 254,
    HOST_MAX: 253,
    NAME_MAX: 20,
    DESCRIPTION_MAX: 1000,
    LOGIN_PASSWORD_MIN: 6,
    NEW_PASSWORD_MIN: 8,
    PASSWORD_MAX: 20,
    PASSWORD_CLASSES_MIN: 2,
    SAMPLE_QUANTITY_MAX: 1_000_000,
    COVERAGE_MAX: 650_000_000,
  });
});
