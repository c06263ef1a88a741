/** Returns a page of a list. `page` counts from 1. */
export function paginate<Row>(
  rows: readonly Row[],
  { page = 1, size = 10 }: { page?: number; size?: number },
) {
  return { list: rows.slice((page - 1) * size, page * size), total: rows.length, page, size };
}

/** Whether one of the texts contains the keyword, ignoring case. An empty keyword matches all. */
export function mentions(keyword: string | undefined, ...texts: string[]): boolean {
  const wanted = keyword?.trim().toLowerCase() ?? '';
  return wanted === '' || texts.some((text) => text.toLowerCase().includes(wanted));
}
