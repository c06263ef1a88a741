import { useEffect, useRef } from 'react';
import { useMatches } from 'react-router';
import { useBootstrapData } from '../../app/bootstrap-data.tsx';
import { whenIdle } from '../../browser/when-idle.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { routePattern } from './route-pattern.ts';

/** Starts the telemetry of this document once the browser is idle, with consent and a configured address. */
export function useTelemetry(isGranted: boolean): void {
  const { telemetryUrl } = useBootstrapData().config;
  const language = useLanguage();
  const match = useMatches().at(-1);
  const place = useRef({ route: '*', language });

  useEffect(() => {
    place.current = { route: match ? routePattern(match.pathname, match.params) : '*', language };
  }, [match, language]);

  useEffect(() => {
    if (!isGranted || !telemetryUrl) return;
    return whenIdle(async () => {
      const { startTelemetry } = await import('./start-telemetry.ts');
      await startTelemetry(telemetryUrl, () => place.current);
    });
  }, [isGranted, telemetryUrl]);
}
