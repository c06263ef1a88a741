import { paths } from '../../app/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ActionLink } from './action-link.tsx';

/** The actions of a page that sells samples: ask for a quote, or contact sales. */
export function QuoteActions() {
  const { t } = useTranslation(['site']);
  return (
    <>
      <ActionLink to={paths.quote()}>{t('site.action.quote')}</ActionLink>
      <ActionLink to={paths.contact()} kind="secondary">
        {t('site.action.contact')}
      </ActionLink>
    </>
  );
}
