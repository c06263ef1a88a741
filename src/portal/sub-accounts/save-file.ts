/** The lifetime of the object URL, in milliseconds. */
const addressLifeMs = 60_000;

/** Downloads a CSV text as a file. */
export function saveCsvFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: `${name}.csv` });
  link.click();
  // Some browsers read the URL after the click, or after the user has chosen a location.
  setTimeout(() => URL.revokeObjectURL(address), addressLifeMs);
}
