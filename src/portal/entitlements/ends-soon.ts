/** The time before expiry in which an entitlement is highlighted. */
const soonMs = 45 * 24 * 60 * 60_000;

interface Entitlement {
  opened: 0 | 1;
  /** Epoch milliseconds; unlimited by default. */
  expireTime?: number;
}

/** Whether an available product or service expires soon. */
export const endsSoon = ({ opened, expireTime }: Entitlement, now: number): boolean =>
  opened === 1 && expireTime !== undefined && expireTime - now < soonMs;

/** Whether a product or service was available and has expired. */
export const hasEnded = <Item extends Entitlement>(item: Item): item is Item & { expireTime: number } =>
  item.opened === 0 && item.expireTime !== undefined;

/** Sorts what is available first, and what expires first before the rest. The order of the API decides otherwise. */
export const availableFirst = (one: Entitlement, other: Entitlement): number =>
  other.opened - one.opened || Math.sign((one.expireTime ?? Infinity) - (other.expireTime ?? Infinity)) || 0;
