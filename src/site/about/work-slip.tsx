import { useTranslation } from '../../i18n/use-translation.ts';
import { followUp, followUpMargin } from '../work-sample/figures.ts';
import { ReviewedList } from '../work-sample/reviewed-list.tsx';

export type WorkSlipName = 'question' | 'people' | 'evidence' | 'action';

/** Lines from the work that show a rule. */
export function WorkSlip({ name }: { name: WorkSlipName }) {
  const { t } = useTranslation(['about']);
  const words = {
    question: t('about.slip.question'),
    people: t('about.slip.people'),
    evidence: t('about.slip.evidence'),
    action: t('about.slip.action', {
      ...followUp,
      change: followUp.after - followUp.before,
      margin: followUpMargin.toFixed(1),
    }),
  };
  return <ReviewedList words={words[name]} />;
}
