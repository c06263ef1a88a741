import { useSearchParams } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { PageTitle } from '../layout/page-title.tsx';

/** The titles of the forms that `?change=` opens. */
export const titles = { password: 'account.password.title', mobile: 'account.mobile.title' } as const;

/** The setting whose form is open. */
export function useChange(): keyof typeof titles | undefined {
  const change = useSearchParams()[0].get('change');
  return change === 'password' || change === 'mobile' ? change : undefined;
}

export function AccountTitle() {
  const { t } = useTranslation(['account']);
  const change = useChange();
  if (!change) return <PageTitle title={t('account.title')} intro={t('account.intro')} />;
  return (
    <PageTitle
      title={t(titles[change])}
      breadcrumbs={[{ label: t('account.title'), to: paths.userAccount() }]}
    />
  );
}
