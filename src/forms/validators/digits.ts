/** Returns the digits of pasted text, half-width and limited in number. */
export const digitsOf = (pasted: string, most: number): string =>
  pasted.normalize('NFKC').replaceAll(/\D/g, '').slice(0, most);
