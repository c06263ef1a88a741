import type { OperationId, operations } from '../../openapi/generated/operations.ts';
import { loadTranslate } from '../i18n/i18n.ts';
import { languageOf } from '../i18n/languages.ts';
import type { TextKey } from '../i18n/namespaces.ts';
import { showToast } from '../ui/toast/toast-store.ts';

/** The duration of the message. */
const toastMs = 15_000;

/** A call that a refresh of the token can interrupt: it sends a token and changes something. */
type Interruptible = {
  [Id in OperationId]: (typeof operations)[Id] extends
    | readonly ['GET', string, string]
    | readonly [string, string, 'none']
    ? never
    : Id;
}[OperationId];

const other = 'session.interrupted.other';

/** The text keys of the calls, without the logout, which never waits. Calls of pages for visitors have no text of their own. */
const actionKeys: Record<Exclude<Interruptible, 'logout'>, TextKey<'session'>> = {
  askSamplePrices: 'session.interrupted.quote',
  changePassword: 'session.interrupted.changePassword',
  changeUserState: 'session.interrupted.changeState',
  createSubUser: 'session.interrupted.createSubUser',
  deleteSubUser: 'session.interrupted.deleteSubUser',
  loginByPassword: other,
  loginBySms: other,
  modifyMobile: 'session.interrupted.modifyMobile',
  registerBySms: other,
  resetPassword: other,
  resetSubUserPassword: 'session.interrupted.resetPassword',
  saveCompanyInfo: 'session.interrupted.saveCompany',
  sendEmailCode: 'session.interrupted.sendCode',
  sendLoginSms: other,
  sendNewMobileSms: 'session.interrupted.sendCode',
  sendUserSms: 'session.interrupted.sendCode',
  setSubUserDe: 'session.interrupted.setDe',
  setSubUserDisabled: 'session.interrupted.setDisabled',
  updateSubUser: 'session.interrupted.updateSubUser',
  verifyCurrentMobileCode: 'session.interrupted.verifyCode',
  verifyNewMobileCode: 'session.interrupted.verifyCode',
};

/** Shows that a call was not sent. `operationId` comes from the storage of the tab. */
export async function showInterruptedActionMessage(operationId: string): Promise<void> {
  const t = await loadTranslate(languageOf(location.pathname), 'session');
  const action = t(new Map(Object.entries(actionKeys)).get(operationId) ?? other);
  const message = t('session.interrupted.text', { action });
  showToast({ kind: 'info', message, durationMs: toastMs });
}
