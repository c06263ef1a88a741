import { fileInSite } from '../../../src/i18n/base-path.ts';
import { type Customer, readCustomer } from './customer.ts';

const key = `demo customer ${fileInSite('/')}`;

/** Reads the customer of this browser; undefined without one. */
export function storedCustomer(): Customer | undefined {
  try {
    const read = readCustomer(JSON.parse(localStorage.getItem(key) ?? 'null'));
    return 'customer' in read ? read.customer : undefined;
  } catch {
    return undefined;
  }
}

/** Calls back when another tab prepares the demo for a customer or removes the customer. Returns a function that ends this. */
export function watchCustomer(onChange: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === key) onChange();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** Stores the customer. Returns false when the browser has no space. */
export function storeCustomer(customer: Customer | undefined): boolean {
  try {
    if (customer) localStorage.setItem(key, JSON.stringify(customer));
    else localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
