import { useAtomValue } from 'jotai';
import { useTranslation } from '../../i18n/use-translation.ts';
import { isMainAccount } from '../../session/cookies.ts';
import { userAtom } from '../../session/session-atoms.ts';
import { PageTitle } from '../layout/page-title.tsx';

/** Whether the user may edit the company. */
export function useMayEdit(): boolean {
  const user = useAtomValue(userAtom);
  return user !== null && isMainAccount(user);
}

export function CompanyTitle() {
  const { t } = useTranslation(['company']);
  return (
    <PageTitle title={t('company.title')} intro={t(useMayEdit() ? 'company.intro' : 'company.readOnly')} />
  );
}
