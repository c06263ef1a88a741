/** The address that calls a phone number, without its spaces and hyphens. */
export const phoneHref = (number: string): string => `tel:${number.replaceAll(/[^\d+]/g, '')}`;
