import type { SuccessData } from '../../openapi/success-data.ts';

/**
 * Awaits a call and returns the data of the envelope; null where the contract promises none.
 *
 * @throws ApiError when the call failed; the product's reaction to it has been set off by then
 */
export function unwrap<Body>(call: Promise<{ data?: Body }>): Promise<SuccessData<Body>>;
export async function unwrap(call: Promise<{ data?: object }>): Promise<unknown> {
  const { data: envelope } = await call;
  return envelope && 'data' in envelope ? envelope.data : null;
}
