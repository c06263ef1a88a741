import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import { useRef, useState } from 'react';
import type { TextKey } from '../../i18n/namespaces.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import dialog from '../dialogs/confirm-dialog.module.css';
import { DetailList } from '../layout/detail-list.tsx';
import styles from './handover-dialog.module.css';
import { useSignInAddress } from './use-sign-in-address.ts';

const messages = {
  copied: 'subAccount.handover.copied',
  selected: 'subAccount.handover.notCopied',
} satisfies Record<string, TextKey<'subAccount'>>;

interface HandoverDialogProps {
  title: string;
  account: string;
  password: string;
  /** Starts another sub-account; not offered by default. */
  onAnother?: () => void;
  onDone: () => void;
}

/** The sign-in details of a sub-account with a new password. The password is shown only here and never stored. */
export function HandoverDialog({ title, account, password, onAnother, onDone }: HandoverDialogProps) {
  const { t } = useTranslation(['subAccount']);
  const address = useSignInAddress();
  const details = useRef<HTMLDivElement>(null);
  const [result, setResult] = useState<keyof typeof messages>();
  const rows = [
    [t('subAccount.handover.address'), address],
    [t('subAccount.handover.account'), account],
    [t('subAccount.handover.password'), password],
  ] as const;

  async function copy() {
    // The values as they are, because a text isolates what it contains.
    const lines = rows.map(([label, value]) => `${t('subAccount.handover.label', { label })}${value}`);
    try {
      await navigator.clipboard.writeText(lines.join('\n'));
      setResult('copied');
    } catch {
      // The browser has no permission, or the page no secure context.
      if (details.current) getSelection()?.selectAllChildren(details.current);
      setResult('selected');
    }
  }

  return (
    <Dialog modalType="alert" open onOpenChange={onDone}>
      <DialogSurface className={dialog.surface}>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent className={dialog.content}>
            <p>{t('subAccount.handover.text')}</p>
            <div ref={details} className={styles.details} translate="no">
              <DetailList rows={rows} />
            </div>
            <div className={styles.copy}>
              {/* Has the focus at first, so that Enter does not close the dialog before the password is copied. */}
              <Button appearance="primary" onClick={copy}>
                {t('subAccount.handover.copy')}
              </Button>
              <p role="status" className={styles.result}>
                {result && t(messages[result])}
              </p>
            </div>
          </DialogContent>
          <DialogActions fluid className={dialog.actions}>
            {onAnother && <Button onClick={onAnother}>{t('subAccount.handover.another')}</Button>}
            <Button onClick={onDone}>{t('subAccount.handover.done')}</Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
