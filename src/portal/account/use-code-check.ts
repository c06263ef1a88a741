import { useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { unwrap } from '../../api/unwrap.ts';
import { useServices } from '../../app/services.tsx';

interface CodeCheck {
  /** Whether the code that was typed last is known to be right. */
  isRight: boolean;
  check: (code: string) => Promise<void>;
  reset: () => void;
}

/**
 * Asks the server about a complete code before the form is sent, without using it up.
 *
 * @param onWrong told the API code of a refusal
 */
export function useCodeCheck(onWrong: (code: string) => void): CodeCheck {
  const services = useServices();
  const [rightCode, setRightCode] = useState<string>();
  const latest = useRef('');
  return {
    isRight: rightCode !== undefined && rightCode === latest.current,
    reset: () => setRightCode(undefined),
    async check(code) {
      latest.current = code;
      setRightCode(undefined);
      try {
        const query = { code, scene: 'password' as const };
        const { valid } = await unwrap(services().api.GET('/v1/sms/check/code', { params: { query } }));
        if (valid === 1) setRightCode(code);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        // A lost network says nothing about the code.
        if (error.code?.startsWith('A') && latest.current === code) onWrong(error.code);
      }
    },
  };
}
