/** The address that starts an e-mail with a subject. */
export const mailHref = (address: string, subject: string): string =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}`;
