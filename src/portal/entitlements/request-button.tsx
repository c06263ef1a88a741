import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { formatDate } from '../../ui/format/date.ts';
import { useLoadedDialog } from '../dialogs/use-loaded-dialog.ts';
import type { Entitlement } from './entitlements.ts';
import { AskMainAccount, type MainAccount } from './main-account.tsx';
import styles from './request.module.css';
import type { RequestDialogProps } from './request-dialog.tsx';
import { useSentRequest } from './use-sent-requests.ts';

interface RequestButtonProps extends Omit<RequestDialogProps, 'onClose' | 'sentAt'> {
  label: string;
  /** Whether it is the main action of the page. */
  isPrimary?: boolean;
}

/** The button that opens a request, and when the user last sent this one. */
export function RequestButton({ label, isPrimary = false, ...request }: RequestButtonProps) {
  const { t } = useTranslation(['user']);
  const { Dialog, open, close } = useLoadedDialog(
    async () => (await import('./request-dialog.tsx')).RequestDialog,
  );
  const { kind, id = kind, name } = request;
  const sent = useSentRequest(kind, id);
  const look = isPrimary ? 'primary' : 'outline';
  return (
    <span className={styles.request}>
      {sent && (
        <span>
          {kind === 'seats' && Number(sent.id) > 0
            ? t('user.request.askedSeats', { count: Number(sent.id), date: formatDate(sent.time) })
            : t(kind === 'renewal' ? 'user.request.askedRenewal' : 'user.request.asked', {
                date: formatDate(sent.time),
              })}
        </span>
      )}
      <Button
        kind={sent ? 'quiet' : look}
        small
        aria-label={name && t('user.request.label', { label, name })}
        onClick={open}
      >
        {label}
      </Button>
      {Dialog && <Dialog {...request} sentAt={sent?.time} onClose={close} />}
    </span>
  );
}

interface GetButtonProps {
  entitlement: Entitlement;
  /** The main account that a sub-account asks; null for a main account. */
  mainAccount: MainAccount | null;
  /** How many sub-accounts can use it, where this is counted. */
  colleagues?: Promise<number | undefined>;
  isPrimary?: boolean;
}

/** How to get a product or service, or to renew what has an end: a request. A sub-account writes to its main account. */
export function GetButton({ entitlement, mainAccount, colleagues, isPrimary }: GetButtonProps) {
  const { t } = useTranslation(['user']);
  const { id, name, expireTime } = entitlement;
  const isRenewal = expireTime !== undefined;
  if (mainAccount !== null)
    return <AskMainAccount mainAccount={mainAccount} wish={isRenewal ? 'renew' : 'open'} name={name} />;
  return (
    <RequestButton
      kind={isRenewal ? 'renewal' : 'portal'}
      id={id}
      name={name}
      expireTime={expireTime}
      colleagues={colleagues}
      label={t(isRenewal ? 'user.dashboard.renew' : 'user.dashboard.apply')}
      isPrimary={isPrimary}
    />
  );
}
