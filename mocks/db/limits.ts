const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Every limit that the fake backend enforces. The real backend's values are not known; these are ours. */
export const limits = {
  /** Sub-accounts that a main account may have. */
  subAccounts: 10,
  /** Wrong passwords in a row before the account is locked, and for how long. */
  wrongPasswords: 5,
  lockMs: hour,
  /** How long a token and a refresh token live. */
  tokenMs: 2 * hour,
  refreshTokenMs: 7 * day,
  /** A verification code's life, its wrong tries, and the pause before the next one may be sent. */
  codeMs: 5 * minute,
  codeTries: 5,
  codePauseMs: minute,
  /** Codes sent to one number or e-mail. */
  codesPerHour: 5,
  codesPerDay: 10,
  /** Codes asked for from one network address, whoever they go to. */
  codesPerAddressAndMinute: 5,
  codesPerAddressAndDay: 50,
  /** How long the proof of a verified code lasts. */
  ticketMs: 10 * minute,
  /** Applications from one network address, and from one e-mail. */
  applicationsPerAddressAndDay: 5,
  applicationsPerEmailAndDay: 3,
  /** The same request again within this time is a repeated operation. */
  repeatMs: 10 * second,
};

/** A world's own limits: a scenario may tighten them. */
export type Limits = typeof limits;

export const minuteMs = minute;
export const hourMs = hour;
export const dayMs = day;
