/** Folder of the product pages in a static demo. */
export const productFolder = 'product-pages';
