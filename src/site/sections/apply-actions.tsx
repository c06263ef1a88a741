import { useTranslation } from 'react-i18next';
import { paths } from '../../app/paths.ts';
import { ActionLink } from './action-link.tsx';

/** What every page leads to: to apply, or to talk to somebody first. */
export function ApplyActions() {
  const { t } = useTranslation(['site']);
  return (
    <>
      <ActionLink to={paths.apply()}>{t('site.action.apply')}</ActionLink>
      <ActionLink to={paths.contact()} kind="secondary">
        {t('site.action.contact')}
      </ActionLink>
    </>
  );
}
