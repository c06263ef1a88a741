import type { components } from '../../../openapi/generated/schema.d.ts';

/** What a call carries to show that a person is behind it. The built-in slider needs none: it is no security. */
export type CaptchaProof = components['schemas']['CaptchaProof'];
