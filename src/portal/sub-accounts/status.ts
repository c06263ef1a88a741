/** The text keys of the statuses: closed, open, cancelled. */
export const statusKeys = [
  'subAccount.status.closed',
  'subAccount.status.open',
  'subAccount.status.cancelled',
] as const;

/** The badge colors of the statuses. */
export const statusColors = ['warning', 'success', 'informative'] as const;
