import { useCallback, useEffect, useState } from 'react';
import { loadRegions, type Province } from './regions.ts';

/** The provinces and cities, loaded when the component mounts; undefined before. */
export function useRegions() {
  const [provinces, setProvinces] = useState<Province[]>();
  const [isFailed, setFailed] = useState(false);

  const retry = useCallback(() => {
    setFailed(false);
    loadRegions().then(setProvinces, () => setFailed(true));
  }, []);
  useEffect(retry, [retry]);

  return { provinces, isFailed, retry };
}
