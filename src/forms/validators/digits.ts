/** Takes what was pasted and gives its digits, of usual width and as many as there can be. */
export const digitsOf = (pasted: string, most: number): string =>
  pasted.normalize('NFKC').replaceAll(/\D/g, '').slice(0, most);
