import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { boardOf, firstAnswer } from '../experience/demo-answers.ts';
import { FeatureBand } from '../sections/feature-band.tsx';

/** The AI features in four blocks, each with what it does to one open-ended answer. */
export function AiBanner() {
  const { t } = useTranslation(['home']);
  const board = boardOf(firstAnswer);
  return (
    <FeatureBand
      title={t('home.ai.title')}
      lead={t('home.ai.lead')}
      blocks={[
        {
          title: t('home.ai.probing.title'),
          text: t('home.ai.probing.text'),
          example: t('home.ai.probing.example'),
        },
        {
          title: t('home.ai.quality.title'),
          text: t('home.ai.quality.text'),
          example: t('home.ai.quality.example'),
        },
        {
          title: t('home.ai.coding.title'),
          text: t('home.ai.coding.text'),
          example: t('home.ai.coding.example'),
        },
        {
          title: t('home.ai.summary.title'),
          text: t('home.ai.summary.text'),
          example: t('home.ai.summary.example', { count: board.reasons.wait, total: board.total }),
        },
      ]}
      action={
        <LocalizedLink to={paths.introduce('smart-tag')}>
          {t('home.ai.action')}
          <span className="visually-hidden">{t('home.ai.actionAbout')}</span>
        </LocalizedLink>
      }
    />
  );
}
