/** A package in Vite's list of licenses. */
interface License {
  name: string;
  version: string;
  identifier?: string | null;
  text?: string;
}

/** Writes the notices of all packages that lists of Vite contain. */
export function writeNotices(lists: readonly string[]): string {
  const packages = new Map<string, License>();
  for (const list of lists) {
    const read: License[] = JSON.parse(list);
    for (const license of read) packages.set(`${license.name} ${license.version}`, license);
  }
  const notices = [...packages]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { identifier, text }]) => `## ${name}\n\n${text?.trim() ?? `License: ${identifier}`}\n`);
  return ['# Licenses of the packages in this package\n', ...notices].join('\n');
}
