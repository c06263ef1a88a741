import * as v from 'valibot';
import { products } from '../../db/content/products.ts';

/** Maximum length of a logo as a data URL. A link with it stays below the limits of browsers. */
export const maxLogoLength = 24_000;
const maxFigure = 1_000_000_000;

/** The pages that a step of the presentation can show. */
export const storyPages = ['home', 'portal', 'dashboard', 'team', 'apply'] as const;
export const maxSteps = 12;

/** Maximum lengths in characters. */
export const maxCompanyLength = 100;
export const maxContactLength = 40;

const text = (maxLength: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maxLength));

const customerSchema = v.strictObject({
  company: text(maxCompanyLength),
  contact: text(maxContactLength),
  logo: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(maxLogoLength),
      v.regex(/^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+=*$/),
    ),
  ),
  color: v.optional(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/))),
  products: v.pipe(
    v.array(
      v.strictObject({
        id: v.picklist(products.map(({ id }) => id)),
        /** The last day of the product. */
        until: v.pipe(v.string(), v.isoDate()),
        /** The headline figure of its dashboard. */
        figure: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(maxFigure))),
      }),
    ),
    v.minLength(1),
    v.maxLength(products.length),
  ),
  /** The steps of the presentation in the language of the customer. By default the five that the demo brings. */
  story: v.optional(
    v.pipe(
      v.array(v.strictObject({ page: v.picklist(storyPages), title: text(60), notes: text(600) })),
      v.minLength(1),
      v.maxLength(maxSteps),
    ),
  ),
});

/** The customer that a demo is prepared for. */
export type Customer = v.InferOutput<typeof customerSchema>;

/** The end of the last day of a product. */
export const endOf = (until: string): number => Date.parse(`${until}T23:59:59+08:00`);

const yearMs = 365 * 24 * 60 * 60 * 1000;
/** The last day of a product by default. */
export const inOneYear = (): string => new Date(Date.now() + yearMs).toISOString().slice(0, 10);

/** The products that have not ended. */
export const currentProducts = ({ products: chosen }: Pick<Customer, 'products'>): Customer['products'] =>
  chosen.filter(({ until }) => endOf(until) > Date.now());

/** The part of a customer that a problem is about. */
export type CustomerField = keyof Customer;

/** Validates external data; returns the customer, or the invalid fields. */
export function readCustomer(value: unknown): { customer: Customer } | { invalid: CustomerField[] } {
  const result = v.safeParse(customerSchema, value);
  if (result.success) return { customer: result.output };
  const names = Object.keys(customerSchema.entries).filter((name): name is CustomerField =>
    result.issues.some((issue) => issue.path?.[0]?.key === name),
  );
  return { invalid: names };
}
