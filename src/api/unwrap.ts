import type { SuccessData } from '../../openapi/success-data.ts';

/**
 * Awaits a call and returns the data of the envelope; null if the contract defines no data.
 *
 * @throws ApiError if the call failed, after its failure was reported
 */
export function unwrap<Body>(call: Promise<{ data?: Body }>): Promise<SuccessData<Body>>;
export async function unwrap(call: Promise<{ data?: object }>): Promise<unknown> {
  const { data: envelope } = await call;
  return envelope && 'data' in envelope ? envelope.data : null;
}
