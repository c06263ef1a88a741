import type { components } from '../../../openapi/generated/schema.d.ts';

/** The captcha fields of a call. The built-in slider has none, because it is not a security measure. */
export type CaptchaProof = components['schemas']['CaptchaProof'];
