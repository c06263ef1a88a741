import { useEffect, useState } from 'react';
import { UserActionRecorder } from './user-actions.ts';

/** Records what a person does on the page while the panel is mounted. */
export function useUserActions(address: string): UserActionRecorder {
  const [recorder] = useState(() => new UserActionRecorder(address));
  useEffect(() => {
    const end = new AbortController();
    recorder.listen(end.signal);
    return () => end.abort();
  }, [recorder]);
  return recorder;
}
