import { Button } from '@fluentui/react-button';
import { useEffect, useRef } from 'react';
import { useBootstrapData } from '../../app/bootstrap-data.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { Notice } from '../../ui/notice.tsx';
import { ContactLinks } from '../contact/contact-links.tsx';
import { DialogFrame, PortalDialog } from '../dialogs/portal-dialog.tsx';
import { useFocusReturn } from '../dialogs/use-focus-return.ts';
import { RequestButton } from '../entitlements/request-button.tsx';
import { useSentRequest } from '../entitlements/use-sent-requests.ts';
import { FoldButton } from './fold-button.tsx';
import styles from './list-page.module.css';

/** What frees a seat, of what this installation offers. */
function FreeSeat() {
  const { t } = useTranslation(['subAccount']);
  const { cancelAccount } = useBootstrapData().config.features;
  return t(cancelAccount ? 'subAccount.limit.freeOfThree' : 'subAccount.limit.free');
}

/** All seats are used: how to get more, or what was asked for already, and what frees one. */
export function AtLimit() {
  const { t } = useTranslation(['subAccount', 'user']);
  const isAsked = useSentRequest('seats', '') !== undefined;
  return (
    <div className={styles.atLimit}>
      <Notice kind="warning" text={t('subAccount.list.atLimit')}>
        <FoldButton>{t('subAccount.limit.more')}</FoldButton>
        <div className={styles.moreSeats}>
          <RequestButton kind="seats" label={t('user.dashboard.moreSeats')} />
          {!isAsked && <ContactLinks />}
          <p className={styles.freeSeat}>
            <FreeSeat />{' '}
            <LocalizedLink to={paths.subAccounts({ signedIn: '0' })}>
              {t('subAccount.limit.unused')}
            </LocalizedLink>
          </p>
        </div>
      </Notice>
    </div>
  );
}

/** Mounted with the open dialog: the texts of codes load with the first failure. */
function Reason() {
  const { t } = useTranslation(['common']);
  return <p>{t('common.apiMsg.A2012')}</p>;
}

/** Explains A2012, which shows no toast, with the contacts of sales. */
export function LimitDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['subAccount', 'user']);
  const close = useRef<HTMLButtonElement>(null);
  useFocusReturn(true);
  // Runs after the effect of the dialog, which focuses its first link.
  useEffect(() => close.current?.focus(), []);
  return (
    <PortalDialog isAlert onClose={onClose}>
      <DialogFrame
        title={t('subAccount.create.limitTitle')}
        actions={
          <Button ref={close} appearance="primary" onClick={onClose}>
            {t('subAccount.create.close')}
          </Button>
        }
      >
        <Reason />
        <p>
          <FreeSeat />
        </p>
        <RequestButton kind="seats" label={t('user.dashboard.moreSeats')} />
        <ContactLinks />
      </DialogFrame>
    </PortalDialog>
  );
}
