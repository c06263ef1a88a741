import { useAtomValue } from 'jotai';
import { useTranslation } from '../../i18n/use-translation.ts';
import { isMainAccount } from '../../session/cookies.ts';
import { userAtom } from '../../session/session-atoms.ts';
import { PageTitle } from '../layout/page-title.tsx';

/** The greeting. The server renders it, too: the session cookies contain its text. */
export function DashboardTitle() {
  const { t } = useTranslation(['user']);
  const user = useAtomValue(userAtom);
  return (
    <PageTitle
      title={user ? t('user.dashboard.greeting', { name: user.name }) : t('user.dashboard.title')}
      breadcrumbs={null}
      intro={t(user !== null && !isMainAccount(user) ? 'user.dashboard.introSub' : 'user.dashboard.intro')}
    />
  );
}
