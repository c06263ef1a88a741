import { MessageBar, MessageBarBody } from '@fluentui/react-message-bar';
import { useAtomValue } from 'jotai';
import { useLoaderData } from 'react-router';
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
import { CompanyDetails } from './company-details.tsx';
import { CompanyForm } from './company-form.tsx';
import { companyForm } from './company-form-fields.ts';
import styles from './company-page.module.css';
import { loadCompany } from './load-company.ts';

export const handle: PageHandle = { namespaces: ['company', 'regions', ...formNamespaces] };

export async function clientLoader({ context }: LoaderArgs) {
  const [company, mainAccount] = await Promise.all([loadCompany({ context }), loadMainAccount({ context })]);
  return { company, mainAccount };
}

export function HydrateFallback() {
  return <FormSkeleton fields={namesOf(companyForm.fields).length} title={<CompanyTitle />} />;
}

/** Whether the user may edit the company. */
function useMayEdit(): boolean {
  const user = useAtomValue(userAtom);
  return user !== null && isMainAccount(user);
}

function CompanyTitle() {
  const { t } = useTranslation(['company']);
  return (
    <PageTitle title={t('company.title')} intro={t(useMayEdit() ? 'company.intro' : 'company.readOnly')} />
  );
}

export default function CompanyPage() {
  const { t } = useTranslation(['company']);
  const { company, mainAccount } = useLoaderData<typeof clientLoader>();
  const mayEdit = useMayEdit();
  const empty = t(mayEdit ? 'company.empty' : 'company.emptyForSub');
  return (
    <>
      <CompanyTitle />
      {!company && (
        <MessageBar layout="multiline" className={styles.notice}>
          <MessageBarBody>{empty}</MessageBarBody>
        </MessageBar>
      )}
      {mayEdit ? (
        <CompanyForm company={company} />
      ) : (
        <CompanyDetails company={company} mainAccount={mainAccount} />
      )}
    </>
  );
}
