import { useTranslation } from 'react-i18next';
import { useBootstrapData } from '../../app/bootstrap-data.tsx';
import { ConsentButton } from '../analytics/consent-button.tsx';
import { LinkRow, TextPart } from '../sections/text-parts.tsx';

/** Changes the decision about analytics, or says that there is none. */
export function AnalyticsSettings() {
  const { t } = useTranslation(['privacy']);
  const { analytics } = useBootstrapData().config.scripts;
  return (
    <TextPart id="analytics" title={t('privacy.statistics.title')}>
      <p>{analytics ? t('privacy.statistics.text') : t('privacy.statistics.none')}</p>
      {analytics && (
        <LinkRow>
          <ConsentButton />
        </LinkRow>
      )}
    </TextPart>
  );
}
