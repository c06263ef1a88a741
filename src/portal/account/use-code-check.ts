import { useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { useServices } from '../../app/services.tsx';

interface CodeCheck {
  /** Whether the current code was verified. */
  isCorrect: boolean;
  check: (code: string) => Promise<void>;
  reset: () => void;
}

/**
 * Verifies a complete code before submission without consuming it.
 *
 * @param onWrong called with the error code of the API
 */
export function useCodeCheck(onWrong: (code: string) => void): CodeCheck {
  const services = useServices();
  const [verifiedCode, setVerifiedCode] = useState<string>();
  const latest = useRef('');
  return {
    isCorrect: verifiedCode !== undefined && verifiedCode === latest.current,
    reset: () => setVerifiedCode(undefined),
    async check(code) {
      latest.current = code;
      setVerifiedCode(undefined);
      try {
        const query = { code, scene: 'password' as const };
        const { valid } = await services().api.checkCode({ query });
        if (valid === 1) setVerifiedCode(code);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        // A network error does not make the code invalid.
        if (error.code?.startsWith('A') && latest.current === code) onWrong(error.code);
      }
    },
  };
}
