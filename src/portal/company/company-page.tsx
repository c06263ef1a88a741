import { useAtomValue } from 'jotai';
import type { PageHandle } from '../../app/bootstrap-data.tsx';
import type { LoaderArgs } from '../../app/loader-args.ts';
import { namesOf } from '../../forms/fields.ts';
import { formNamespaces } from '../../forms/form-namespaces.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { isMainAccount } from '../../session/cookies.ts';
import { userAtom } from '../../session/session-atoms.ts';
import { loadMainAccount } from '../entitlements/main-account.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { FormSkeleton } from '../skeletons/page-skeleton.tsx';
import { Company } from './company.client.tsx';
import { companyForm } from './company-form-fields.ts';
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
  return (
    <>
      <CompanyTitle />
      <Company mayEdit={useMayEdit()} />
    </>
  );
}

function useMayEdit(): boolean {
  const user = useAtomValue(userAtom);
  return user !== null && isMainAccount(user);
}

function CompanyTitle() {
  const { t } = useTranslation(['company']);
  const intro = t(useMayEdit() ? 'company.intro' : 'company.readOnly');
  return <PageTitle title={t('company.title')} intro={intro} />;
}
