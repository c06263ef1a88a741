import { readNonce } from '../../app/bootstrap-data.tsx';
import type { PublicConfig } from '../../config/read-config.ts';
import type { Language } from '../../i18n/languages.ts';
import { loadScript } from '../../ui/load-script.ts';
import type { CaptchaProof } from './captcha-proof.ts';

interface Answer {
  /** 0 when completed, 2 when closed. */
  ret: number;
  ticket: string;
  randstr: string;
}

/** The used part of the provider's script. */
declare global {
  interface Window {
    TencentCaptcha?: new (
      appId: string,
      onResult: (answer: Answer) => void,
      options: { userLanguage: string },
    ) => { show: () => void };
  }
}

/** Opens the provider's captcha. Resolves to its ticket, or to undefined when it was closed or failed to open. */
export async function askTencentCaptcha(
  { scriptUrl, appId }: PublicConfig['captcha'],
  language: Language,
): Promise<CaptchaProof | undefined> {
  if (!scriptUrl || !appId) return undefined;
  try {
    await loadScript(scriptUrl, { nonce: readNonce() });
  } catch {
    return undefined;
  }
  const { TencentCaptcha } = window;
  if (!TencentCaptcha) return undefined;
  return new Promise((resolve) => {
    const onResult = ({ ret, ticket, randstr }: Answer) =>
      resolve(ret === 0 ? { captchaTicket: ticket, captchaRandstr: randstr } : undefined);
    new TencentCaptcha(appId, onResult, { userLanguage: language === 'zh' ? 'zh-cn' : 'en' }).show();
  });
}
