/** The words for a sub-account's status: closed, open, cancelled. */
export const statusKeys = [
  'subAccount.status.closed',
  'subAccount.status.open',
  'subAccount.status.cancelled',
] as const;
