import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkRow } from '../../ui/link-row.tsx';
import { ConsentButton } from '../analytics/consent-button.tsx';
import { useConsentPurpose } from '../analytics/use-consent-purpose.ts';
import { TextPart } from '../sections/text-parts.tsx';

/** Changes the decision about analytics and telemetry, or says that there is none. */
export function AnalyticsSettings() {
  const { t } = useTranslation(['privacy']);
  const purpose = useConsentPurpose();
  const text = {
    analytics: t('privacy.statistics.text'),
    both: t('privacy.statistics.text'),
    telemetry: t('privacy.statistics.telemetry'),
  };
  return (
    <TextPart id="statistics" title={t('privacy.statistics.title')}>
      <p>{purpose ? text[purpose] : t('privacy.statistics.none')}</p>
      {purpose && (
        <LinkRow>
          <ConsentButton />
        </LinkRow>
      )}
    </TextPart>
  );
}
