/** Masks a mobile number: `138****0001`. */
export const maskMobile = (mobile: string): string => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;

/** Masks an e-mail: `l***@example.com`. */
export const maskEmail = (email: string): string =>
  `${email.slice(0, 1)}***${email.slice(email.indexOf('@'))}`;
