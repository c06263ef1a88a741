import type { components } from '../../../openapi/generated/schema.d.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './account-page.module.css';
import { CurrentMobileStep } from './current-mobile-step.tsx';
import { NewMobileStep } from './new-mobile-step.tsx';
import { useStoredTicket } from './use-stored-ticket.ts';

interface MobileChangeProps {
  user: components['schemas']['UserDetail'];
  onDone: () => void;
}

/** Changes the phone number: verifies the current number, then the new one. */
export function MobileChange({ user, onDone }: MobileChangeProps) {
  const { t } = useTranslation(['account']);
  const { ticket, setTicket } = useStoredTicket(user.id);
  const current = (isCurrent: boolean) => (isCurrent ? 'step' : undefined);
  return (
    <>
      <ol className={styles.steps}>
        <li aria-current={current(!ticket)}>{t('account.mobile.first')}</li>
        <li aria-current={current(Boolean(ticket))}>{t('account.mobile.second')}</li>
      </ol>
      {ticket ? (
        <NewMobileStep
          currentMobile={user.mobile}
          ticket={ticket}
          onDone={() => {
            setTicket(undefined);
            onDone();
          }}
          onBack={() => setTicket(undefined)}
        />
      ) : (
        <CurrentMobileStep user={user} onVerified={setTicket} />
      )}
    </>
  );
}
