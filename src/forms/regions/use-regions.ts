import { useCallback, useEffect, useState } from 'react';
import { loadRegions, type Province } from './regions.ts';

interface Regions {
  /** Undefined while they are on their way. */
  provinces: Province[] | undefined;
  isFailed: boolean;
  retry: () => void;
}

/** The provinces and cities, for a picker of any look. Fetched once the form is on the screen. */
export function useRegions(): Regions {
  const [provinces, setProvinces] = useState<Province[]>();
  const [isFailed, setFailed] = useState(false);

  const retry = useCallback(() => {
    setFailed(false);
    loadRegions().then(setProvinces, () => setFailed(true));
  }, []);
  useEffect(retry, [retry]);

  return { provinces, isFailed, retry };
}
