import { useTranslation } from '../../src/i18n/use-translation.ts';
import { ViewLinks } from '../../src/ui/view-links.tsx';

export const TwoViews = () => {
  const { t } = useTranslation(['login']);
  return (
    <ViewLinks
      label={t('login.modes.label')}
      views={[
        { name: t('login.modes.password'), to: '?mode=password', isCurrent: true },
        { name: t('login.modes.sms'), to: '?mode=sms', isCurrent: false },
      ]}
    />
  );
};
