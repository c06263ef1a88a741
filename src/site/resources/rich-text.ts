/** A character of Rich Text Format: a control character is escaped, and one outside ASCII has its number. */
function escapeUnit(character: string): string {
  if (/[\\{}]/.test(character)) return `\\${character}`;
  const code = character.charCodeAt(0);
  // The numbers are signed 16-bit integers.
  return code < 128 ? character : `\\u${code > 32_767 ? code - 65_536 : code}?`;
}

// By code units: a character outside the basic plane is two numbers.
const toRichText = (text: string) => text.split('').map(escapeUnit).join('');

/** A document of a title and parts, which word processors open. */
export function createRichText(title: string, parts: readonly { name: string; text: string }[]): string {
  const paragraphs = [
    `{\\fs36\\b ${toRichText(title)}\\par}`,
    ...parts.map(
      ({ name, text }) => `\\par{\\fs26\\b ${toRichText(name)}\\par}{\\fs22 ${toRichText(text)}\\par}`,
    ),
  ];
  return `{\\rtf1\\ansi\\uc1{\\fonttbl{\\f0 Arial;}}\\f0\n${paragraphs.join('\n')}\n}\n`;
}
