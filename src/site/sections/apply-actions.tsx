import { paths } from '../../app/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ActionLink } from './action-link.tsx';

/** The default actions of a page: apply, or contact sales. */
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
