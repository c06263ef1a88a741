import { useText } from '../../src/i18n/use-text.ts';
import { ViewLinks } from '../../src/ui/view-links.tsx';

export const TwoViews = () => {
  const t = useText('login');
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
