import { useBootstrapData } from '../../app/bootstrap-data.tsx';

/** What the visitor is asked to agree to; undefined when nothing is configured. */
export function useConsentPurpose(): 'analytics' | 'telemetry' | 'both' | undefined {
  const { scripts, telemetryUrl } = useBootstrapData().config;
  if (scripts.analytics) return telemetryUrl ? 'both' : 'analytics';
  return telemetryUrl ? 'telemetry' : undefined;
}
