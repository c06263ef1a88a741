import type { PageHandle } from '../../app/bootstrap-data.tsx';
import type { LoaderArgs } from '../../app/loader-args.ts';
import { namesOf } from '../../forms/fields.ts';
import { formNamespaces } from '../../forms/form-namespaces.ts';
import { loadMainAccount } from '../entitlements/main-account.tsx';
import { FormSkeleton } from '../skeletons/page-skeleton.tsx';
import { Company } from './company.client.tsx';
import { companyForm } from './company-form-fields.ts';
import { CompanyTitle } from './company-title.tsx';
import { loadCompany } from './load-company.ts';

export const handle: PageHandle = { namespaces: ['company', 'regions', ...formNamespaces] };

export async function clientLoader({ context }: LoaderArgs) {
  const [company, mainAccount] = await Promise.all([loadCompany({ context }), loadMainAccount({ context })]);
  return { company, mainAccount };
}

export function HydrateFallback() {
  return <FormSkeleton fields={namesOf(companyForm.fields).length} title={<CompanyTitle />} />;
}

export default function CompanyPage() {
  return <Company />;
}
