/** The accessible name of the link around the brand. It contains the visible name. */
export const homeLabel = (label: string, brandName: string | null): string =>
  brandName ? `${brandName} - ${label}` : label;
