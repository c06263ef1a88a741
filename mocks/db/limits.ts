const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** The limits of the fake backend. The values of the real backend are unknown. */
export const limits = {
  /** Sub-accounts that a main account may have. */
  subAccounts: 10,
  /** Wrong passwords in a row before the account is locked, and for how long. */
  wrongPasswords: 5,
  lockMs: hour,
  /** Lifetimes of token and refresh token. */
  tokenMs: 2 * hour,
  refreshTokenMs: 7 * day,
  /** Verification codes: lifetime, wrong attempts, and minimum interval between two. */
  codeMs: 5 * minute,
  codeTries: 5,
  codePauseMs: minute,
  /** Codes per number or e-mail. */
  codesPerHour: 5,
  codesPerDay: 10,
  /** Codes per network address, for all recipients. */
  codesPerAddressAndMinute: 5,
  codesPerAddressAndDay: 50,
  /** Lifetime of the ticket of a verified code. */
  ticketMs: 10 * minute,
  /** Applications from one network address, and from one e-mail. */
  applicationsPerAddressAndDay: 5,
  applicationsPerEmailAndDay: 3,
  /** An identical request within this time is a repeated operation. */
  repeatMs: 10 * second,
};

/** The limits of one database. A scenario may tighten them. */
export type Limits = typeof limits;

export const minuteMs = minute;
export const hourMs = hour;
export const dayMs = day;
