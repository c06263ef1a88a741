import type { ApiError } from '../../api/api-error.ts';
import type { Api } from '../../api/client.ts';
import { apiContext } from '../../api/context.ts';
import type { LoaderArgs } from '../../app/loader-args.ts';
import { contentLanguageOf, type Language } from '../../i18n/languages.ts';

/** After the end of a contract the API refuses the lists. The pages then show that there is nothing, and whom to ask. */
function orNothing(error: ApiError): [] {
  if (error.code === 'A4001' || error.code === 'A3005') return [];
  throw error;
}

export async function listProducts(api: Api, lang: Language): Promise<Entitlement[]> {
  const products = await api.listMyProducts({ query: { lang } }).catch(orNothing);
  return products.map(({ productName: name, ...rest }) => ({ ...rest, name }));
}

export async function listServices(api: Api, lang: Language): Promise<Entitlement[]> {
  const services = await api.listMyServices({ query: { lang } }).catch(orNothing);
  return services.map(({ serviceName: name, ...rest }) => ({ ...rest, name }));
}

const languageOfPage = ({ url }: Request) => contentLanguageOf(new URL(url).pathname);

/** The products, named in the language of the page. */
export const loadProducts = ({ context, request }: LoaderArgs) =>
  listProducts(context.get(apiContext), languageOfPage(request));

/** The services, named in the language of the page. */
export const loadServices = ({ context, request }: LoaderArgs) =>
  listServices(context.get(apiContext), languageOfPage(request));

/** The time before its end in which an entitlement is announced. */
const soonMs = 30 * 24 * 60 * 60_000;

interface Term {
  opened: 0 | 1;
  /** Epoch milliseconds; unlimited by default. */
  expireTime?: number;
}

export interface Entitlement extends Term {
  id: string;
  name: string;
  /** The key of the icon of a product. The catalogue belongs to the backend, so a page may not know it. */
  icon?: string;
}

/** Whether an available product or service ends within 30 days. */
export const endsSoon = <Item extends Term>(item: Item, now: number): item is Item & { expireTime: number } =>
  item.opened === 1 && item.expireTime !== undefined && item.expireTime - now <= soonMs;

/** Whether a product or service was available and has expired. */
export const hasEnded = <Item extends Term>(item: Item): item is Item & { expireTime: number } =>
  item.opened === 0 && item.expireTime !== undefined;

/** Sorts what is available first, and what expires first before the rest. The order of the API decides otherwise. */
export const availableFirst = (one: Term, other: Term): number =>
  other.opened - one.opened || Math.sign((one.expireTime ?? Infinity) - (other.expireTime ?? Infinity)) || 0;
