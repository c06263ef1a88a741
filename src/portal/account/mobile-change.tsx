import type { components } from '../../../openapi/generated/schema.d.ts';
import { Stepper } from '../../forms/stepper.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
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
  return (
    <>
      <Stepper
        steps={[t('account.mobile.first'), t('account.mobile.second')]}
        current={ticket === undefined ? 0 : 1}
      />
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
