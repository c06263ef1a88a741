import { seedTime } from '../../mocks/db/seed-time.ts';

/** Fills in the parameters of a path of the contract. */
export function fillIn(path: string, values: object): string {
  const parameters = new Map<string, unknown>(Object.entries(values));
  return path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(parameters.get(name))));
}

/** Adds the timestamp of every call. The control plane of the fake backend has none. */
export const withTimestamp = (address: string): string =>
  address.includes('/__mock__/') ? address : `${address}${address.includes('?') ? '&' : '?'}_t=${seedTime}`;

/** Builds a query. Arrays repeat their key; undefined values are omitted. */
export function toQuery(values: object): URLSearchParams {
  return new URLSearchParams(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .flatMap(([name, value]) =>
        (Array.isArray(value) ? value : [value]).map((item) => [name, String(item)]),
      ),
  );
}
