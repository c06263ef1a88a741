const timeZone = 'Asia/Shanghai';

/** Writes a point in time (epoch ms) as `YYYY-MM-DD`, in Shanghai time. */
export function formatDate(epochMs: number): string {
  // Swedish writes dates the ISO way.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(epochMs);
}

/** Writes a point in time (epoch ms) as `YYYY-MM-DD HH:mm`, in Shanghai time. */
export function formatDateTime(epochMs: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
    epochMs,
  );
}
