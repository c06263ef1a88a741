import { useTranslation } from 'react-i18next';
import { useBootstrapData } from '../../app/bootstrap-data.tsx';
import { ConsentButton } from '../analytics/consent-button.tsx';
import { LinkRow, TextPart } from '../sections/text-parts.tsx';

/** Changes the decision about statistics, or says that there are none. */
export function StatisticsSettings() {
  const { t } = useTranslation(['privacy']);
  const { statistics } = useBootstrapData().config.scripts;
  return (
    <TextPart id="statistics" title={t('privacy.statistics.title')}>
      <p>{statistics ? t('privacy.statistics.text') : t('privacy.statistics.none')}</p>
      {statistics && (
        <LinkRow>
          <ConsentButton />
        </LinkRow>
      )}
    </TextPart>
  );
}
