const ellipsis = '...';

/** Cuts a text after `length` characters, as people count them, and says so with an ellipsis. */
export function truncate(text: string, length = 50): string {
  const characters = [...text];
  return characters.length > length ? characters.slice(0, length).join('') + ellipsis : text;
}
