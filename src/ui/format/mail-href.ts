/** The address that starts an e-mail with a subject, and a text in which lines end with `\n`. */
export const mailHref = (address: string, subject: string, body?: string): string =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}${
    body === undefined ? '' : `&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`
  }`;
