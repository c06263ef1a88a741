import { paths } from '../../app/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ActionLink } from './action-link.tsx';

interface ApplyActionsProps {
  /** What the page asks for first; pages that sell samples ask for a quote. */
  first?: 'apply' | 'quote';
}

/** The default actions of a page: apply, or contact sales. */
export function ApplyActions({ first = 'apply' }: ApplyActionsProps) {
  const { t } = useTranslation(['site']);
  return (
    <>
      <ActionLink to={paths[first]()}>{t(`site.action.${first}`)}</ActionLink>
      <ActionLink to={paths.contact()} kind="secondary">
        {t('site.action.contact')}
      </ActionLink>
    </>
  );
}
