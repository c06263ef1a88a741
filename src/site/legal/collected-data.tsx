import { useBootstrapData } from '../../app/bootstrap-data.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FactList } from '../sections/fact-list.tsx';

/** The data by purpose, with its ground. Optional scripts are listed where they are configured. */
export function CollectedData() {
  const { t } = useTranslation(['privacy']);
  const { captcha, scripts, telemetryUrl } = useBootstrapData().config;
  return (
    <FactList
      facts={[
        { name: t('privacy.data.request.name'), text: t('privacy.data.request.text') },
        { name: t('privacy.data.quote.name'), text: t('privacy.data.quote.text') },
        { name: t('privacy.data.account.name'), text: t('privacy.data.account.text') },
        { name: t('privacy.data.code.name'), text: t('privacy.data.code.text') },
        ...(captcha.scriptUrl
          ? [{ name: t('privacy.data.captcha.name'), text: t('privacy.data.captcha.text') }]
          : []),
        { name: t('privacy.data.jobs.name'), text: t('privacy.data.jobs.text') },
        { name: t('privacy.data.log.name'), text: t('privacy.data.log.text') },
        ...(scripts.analytics
          ? [{ name: t('privacy.data.statistics.name'), text: t('privacy.data.statistics.text') }]
          : []),
        ...(telemetryUrl
          ? [{ name: t('privacy.data.telemetry.name'), text: t('privacy.data.telemetry.text') }]
          : []),
      ]}
    />
  );
}
