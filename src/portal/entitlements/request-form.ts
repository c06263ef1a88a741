import { type ContactValues, contactFields } from '../../forms/contact.ts';
import { defineForm } from '../../forms/field-errors.ts';
import { countUpTo } from '../../forms/validators/count.ts';
import { anyText } from '../../forms/validators/rule.ts';

/**
 * What a customer asks for. Sales reads it as the source of the application: `portal` is a product or service that is not available yet,
 * `service` work within an available one.
 */
export type RequestKind = 'renewal' | 'portal' | 'service' | 'seats';

export interface RequestValues extends ContactValues {
  /** The product or service, when there is a choice. */
  product: string;
  /** How many seats are asked for. */
  seats: string;
}

/** More is a slip of the keyboard. */
const mostSeats = 10_000;

/** The request of a customer. The contract has no field for a message. */
export const requestForm = defineForm({
  operations: ['submitApplication'],
  fields: {
    ...contactFields,
    product: { label: 'user.request.product', rule: anyText },
    seats: {
      label: 'user.request.seats',
      rule: countUpTo(mostSeats, 'common.error.mostSeats'),
      inputMode: 'numeric',
    },
  },
  // The limit of a day is not a fault of the address.
  fieldErrors: {},
});
