import { loadTranslate } from '../i18n/i18n.ts';
import { languageOf } from '../i18n/languages.ts';
import type { TextKey } from '../i18n/namespaces.ts';
import { showToast } from '../ui/toast/toast-store.ts';

/** The duration of the message. */
const toastMs = 15_000;

/** The text keys of authenticated mutations, by API call. */
const actionKeys: Record<string, TextKey<'session'>> = {
  'POST /v1/apply/ask-sample-prices': 'session.interrupted.quote',
  'POST /v1/email/send': 'session.interrupted.sendCode',
  'POST /v1/sms/modify/code': 'session.interrupted.verifyCode',
  'POST /v1/sms/new-mobile': 'session.interrupted.sendCode',
  'POST /v1/sms/send': 'session.interrupted.sendCode',
  'POST /v1/sms/verify/code': 'session.interrupted.verifyCode',
  'POST /v1/users/companyInfo': 'session.interrupted.saveCompany',
  'POST /v1/users/de': 'session.interrupted.setDe',
  'POST /v1/users/disabled': 'session.interrupted.setDisabled',
  'POST /v1/users/modify/mobile': 'session.interrupted.modifyMobile',
  'POST /v1/users/password': 'session.interrupted.changePassword',
  'POST /v1/users/sub': 'session.interrupted.createSubUser',
  'POST /v1/users/user-password': 'session.interrupted.resetPassword',
  'PUT /v1/users/sub': 'session.interrupted.updateSubUser',
  'DELETE /v1/users/state/{id}': 'session.interrupted.changeState',
  'DELETE /v1/users/sub/{id}': 'session.interrupted.deleteSubUser',
};

/** Shows that a mutation was not sent. `call` is "METHOD path" of the contract. */
export async function showInterruptedActionMessage(call: string): Promise<void> {
  const t = await loadTranslate(languageOf(location.pathname), 'session');
  const action = t(actionKeys[call] ?? 'session.interrupted.other');
  const message = t('session.interrupted.text', { action });
  showToast({ kind: 'info', message, durationMs: toastMs });
}
