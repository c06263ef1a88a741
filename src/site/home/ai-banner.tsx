import { paths } from '../../app/paths.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CodingIcon, ProbeIcon, QualityIcon, SummaryIcon } from '../../ui/icons.tsx';
import { IconBand } from '../sections/icon-band.tsx';

/** The AI features in four blocks. */
export function AiBanner() {
  const { t } = useTranslation(['home']);
  return (
    <IconBand
      title={t('home.ai.title')}
      lead={t('home.ai.lead')}
      blocks={[
        { title: t('home.ai.probing.title'), text: t('home.ai.probing.text'), icon: <ProbeIcon /> },
        { title: t('home.ai.quality.title'), text: t('home.ai.quality.text'), icon: <QualityIcon /> },
        { title: t('home.ai.coding.title'), text: t('home.ai.coding.text'), icon: <CodingIcon /> },
        { title: t('home.ai.summary.title'), text: t('home.ai.summary.text'), icon: <SummaryIcon /> },
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
