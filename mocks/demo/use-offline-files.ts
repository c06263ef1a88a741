import { useEffect, useState } from 'react';
import { fileInSite } from '../../src/i18n/base-path.ts';
import { offlineList } from '../adapters/static-files.ts';

const pollMs = 1000;

/** Whether the service worker holds every file of the demo. It stores the list last. */
export function useOfflineFiles(): boolean {
  const [isStored, setStored] = useState(false);
  useEffect(() => {
    if (isStored) return;
    const look = async () => {
      const list = await caches.match(new URL(fileInSite(`/${offlineList}`), location.origin));
      setStored(list !== undefined);
    };
    look();
    const timer = setInterval(look, pollMs);
    return () => clearInterval(timer);
  }, [isStored]);
  return isStored;
}
