import type { components } from '../../../openapi/generated/schema.d.ts';

type Product = components['schemas']['MyProduct'];

/** The product with the id of the URL. */
export function selectProduct(products: readonly Product[], id: string | null): Product | undefined {
  return products.find((product) => product.id === id);
}
