/** A mobile number as the contract's example has it: `138****0001`. */
export const maskMobile = (mobile: string): string => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;

/** An e-mail as the contract's example has it: `l***@example.com`. */
export const maskEmail = (email: string): string =>
  `${email.slice(0, 1)}***${email.slice(email.indexOf('@'))}`;
