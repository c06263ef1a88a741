/**
 * Awaits a call and gives the data inside its envelope; null where the contract promises none.
 *
 * @throws ApiError when the call failed; the product's reaction to it has been set off by then
 */
export function unwrap<Data>(call: Promise<{ data?: { data: Data } }>): Promise<Data>;
export function unwrap(call: Promise<{ data?: { code: string } }>): Promise<null>;
export async function unwrap(call: Promise<{ data?: object }>): Promise<unknown> {
  const { data: envelope } = await call;
  return envelope && 'data' in envelope ? envelope.data : null;
}
