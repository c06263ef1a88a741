/** The storage key of the announcement that the visitor closed. */
export const announcementKey = 'announcement';

/** The end of a day in China. */
const endOf = (day: string) => Date.parse(`${day}T24:00:00+08:00`);

/** JSON for a script element. */
const literal = (value: string) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * An inline script before the announcement. It hides a closed or ended one before the first paint, because all visitors receive the
 * same page.
 */
export const announcementScript = (id: string, lastDay: string | null): string =>
  `try{if(${lastDay === null ? '' : `Date.now()>=${endOf(lastDay)}||`}localStorage.getItem("${announcementKey}")===${literal(id)})document.documentElement.dataset.announcement="closed"}catch{}`;
