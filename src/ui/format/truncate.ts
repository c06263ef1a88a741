const ellipsis = '...';

/** Truncates a text after `length` code points and appends an ellipsis. */
export function truncate(text: string, length = 50): string {
  const characters = [...text];
  return characters.length > length ? characters.slice(0, length).join('') + ellipsis : text;
}
