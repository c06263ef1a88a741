import { useAtomValue } from 'jotai';
import { useTranslation } from '../../i18n/use-translation.ts';
import { isMainAccount } from '../../session/cookies.ts';
import { userAtom } from '../../session/session-atoms.ts';
import { ContactLinks } from '../contact/contact-links.tsx';
import { AskMainAccount, type MainAccount } from '../entitlements/main-account.tsx';
import { PageTitle } from '../layout/page-title.tsx';

/** The title, and who changes name and e-mail: customer service, or the main account of a sub-account. */
export function InfoTitle({ mainAccount }: { mainAccount?: MainAccount | null }) {
  const { t } = useTranslation(['user']);
  const user = useAtomValue(userAtom);
  if (!user || isMainAccount(user))
    return (
      <PageTitle title={t('user.info.title')} intro={t('user.info.readOnly')}>
        <ContactLinks />
      </PageTitle>
    );
  const intro = mainAccount
    ? t('user.info.readOnlySub', { name: mainAccount.name })
    : t('user.info.readOnlyUnnamed');
  return (
    <PageTitle title={t('user.info.title')} intro={intro}>
      <AskMainAccount mainAccount={mainAccount} wish="details" />
    </PageTitle>
  );
}
