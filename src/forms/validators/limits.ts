/** The limits of all validators. Lengths count code points. */
export const MOBILE_DIGITS = 11;
export const POSTCODE_DIGITS = 6;
export const CODE_DIGITS = 6;

export const EMAIL_MAX = 254;
export const HOST_MAX = 253;
export const NAME_MAX = 20;
export const DESCRIPTION_MAX = 1000;

export const LOGIN_PASSWORD_MIN = 6;
export const NEW_PASSWORD_MIN = 8;
export const PASSWORD_MAX = 20;
export const PASSWORD_CLASSES_MIN = 2;

export const SAMPLE_QUANTITY_MAX = 1_000_000;
export const COVERAGE_MAX = 650_000_000;
