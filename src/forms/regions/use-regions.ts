import { useCallback, useEffect, useState } from 'react';
import { loadRegions, type Province } from './regions.ts';

interface Regions {
  /** Undefined while loading. */
  provinces: Province[] | undefined;
  isFailed: boolean;
  retry: () => void;
}

/** The provinces and cities, loaded when the component mounts. */
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
