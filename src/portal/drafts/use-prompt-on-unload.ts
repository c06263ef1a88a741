import { useEffect } from 'react';
import { isReloadingItself } from '../../session/session.ts';

/** Makes the browser ask before the page is closed or reloaded, but not before it reloads itself. */
export function usePromptOnUnload(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isReloadingItself()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isActive]);
}
