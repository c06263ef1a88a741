import { useTranslation } from '../../i18n/use-translation.ts';
import { type ApplyTopic, paths } from '../../paths/paths.ts';
import { ActionLink } from './action-link.tsx';

interface ApplyActionsProps {
  /** What the page asks for first; pages that sell samples ask for a quote. */
  first?: 'apply' | 'quote';
  /** The topic of the application. */
  topic?: ApplyTopic;
  /** What the page offers; by default the action is named after its form. */
  label?: string;
}

/** The default actions of a page: apply, or contact sales. */
export function ApplyActions({ first = 'apply', topic, label }: ApplyActionsProps) {
  const { t } = useTranslation(['site']);
  return (
    <>
      <ActionLink to={first === 'apply' ? paths.apply(topic) : paths.quote()}>
        {label ?? (first === 'apply' ? t('site.action.apply') : t('site.action.quote'))}
      </ActionLink>
      <ActionLink to={paths.contact()} kind="secondary">
        {t('site.action.contact')}
      </ActionLink>
    </>
  );
}
