/** The title of a page with the name of the organization, where one is configured. */
export const documentTitle = (title: string, brandName: string | undefined): string =>
  brandName && !title.includes(brandName) ? `${title} - ${brandName}` : title;
