/** The lifetime of the object URL, in milliseconds. */
const addressLifeMs = 60_000;

/**
 * Downloads a text as a file.
 *
 * @param name with the extension
 * @param type the media type
 */
export function saveFile(name: string, type: 'text/csv' | 'application/json', text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Some browsers read the URL after the click, or after the user has chosen a location.
  setTimeout(() => URL.revokeObjectURL(address), addressLifeMs);
}
