import { useBootstrapData } from '../../app/bootstrap-data.tsx';
import { useContent } from '../../i18n/use-content.ts';
import { FactList } from '../sections/fact-list.tsx';

/** The data by purpose, with its ground. Optional scripts are listed where they are configured. */
export function CollectedData() {
  const { data } = useContent('privacy');
  const { captcha, scripts, telemetryUrl } = useBootstrapData().config;
  return (
    <FactList
      facts={[
        ...[data.request, data.quote, data.account, data.code],
        ...(captcha.scriptUrl ? [data.captcha] : []),
        ...[data.jobs, data.log],
        ...(scripts.analytics ? [data.statistics] : []),
        ...(telemetryUrl ? [data.telemetry] : []),
      ]}
    />
  );
}
