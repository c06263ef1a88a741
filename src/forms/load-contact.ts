import type { Api } from '../api/client.ts';
import { optional } from '../api/settle.ts';
import type { ContactValues } from './contact.ts';

/** The contact of the user, with empty texts for what is missing or failed to load. */
export async function loadContact(api: Api): Promise<ContactValues> {
  const [user, company] = await Promise.all([optional(api.getUserDetail()), optional(api.getCompanyInfo())]);
  const { name = '', email = '', mobile = '' } = user ?? {};
  return { name, email, mobile, company: company?.name ?? '' };
}
