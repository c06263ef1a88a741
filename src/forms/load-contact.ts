import type { Api } from '../api/client.ts';
import { optional } from '../api/settle.ts';
import type { ContactValues } from './contact.ts';

/**
 * The contact of the user, with an empty company when there is none or it cannot be loaded.
 *
 * @throws ApiError when the user cannot be loaded
 */
export async function loadContact(api: Api): Promise<ContactValues> {
  const [{ name, email, mobile }, company] = await Promise.all([
    api.getUserDetail(),
    optional(api.getCompanyInfo()),
  ]);
  return { name, email, mobile, company: company?.name ?? '' };
}
