/** Folder of a static demo that holds the pages of the products. */
export const productFolder = 'product-pages';
