import { products } from '../../db/content/products.ts';
import { headlineOf } from '../../product-pages/dashboards.ts';
import { demoTexts } from '../texts.ts';
import { type Customer, currentProducts, readCustomer } from './customer.ts';

/** The messages beside the fields of the form. */
export interface CustomerErrors extends Partial<Record<keyof Customer | 'file', string>> {
  /** End dates by product id. */
  until?: Record<string, string>;
  /** Figures by product id. */
  figure?: Record<string, string>;
}

/** Validates the form. An end date in the past is valid, but one product must be current for the presentation. */
export function checkCustomer(
  draft: Customer,
  language: 'zh' | 'en',
): { customer: Customer } | { errors: CustomerErrors } {
  const t = demoTexts[language];
  const read = readCustomer(draft);
  const errors: CustomerErrors = {};
  for (const field of ['company', 'contact', 'logo', 'color'] as const)
    if ('invalid' in read && read.invalid.includes(field)) errors[field] = t.customerErrors[field];
  for (const { id, until, figure } of draft.products) {
    const name = products.find((product) => product.id === id)?.[language].productName ?? '';
    const { label, max } = headlineOf(id);
    if (!until) errors.until = { ...errors.until, [id]: t.untilError(name) };
    if (figure !== undefined && !(figure >= 1 && figure <= max))
      errors.figure = {
        ...errors.figure,
        [id]: t.figureError(name, label[language], max.toLocaleString('en-US')),
      };
  }
  if (!errors.until && currentProducts(draft).length === 0) errors.products = t.customerErrors.products;
  if (Object.keys(errors).length > 0) return { errors };
  return 'customer' in read ? read : { errors: { products: t.customerErrors.products } };
}
