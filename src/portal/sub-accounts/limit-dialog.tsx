import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ContactLinks } from '../contact/contact-links.tsx';
import dialog from '../dialogs/confirm-dialog.module.css';
import { useFocusReturn } from '../dialogs/use-focus-return.ts';

interface LimitDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Mounted with the open dialog: the texts of codes load with the first failure. */
function Reason() {
  const { t } = useTranslation(['common']);
  return <p>{t('common.apiMsg.A2012')}</p>;
}

/** Explains A2012, which shows no toast, with the contacts of sales. */
export function LimitDialog({ isOpen, onClose }: LimitDialogProps) {
  const { t } = useTranslation(['subAccount']);
  const close = useRef<HTMLButtonElement>(null);
  useFocusReturn(isOpen);
  // Runs after the effect of the dialog, which focuses its first link.
  useEffect(() => {
    if (isOpen) close.current?.focus();
  }, [isOpen]);
  return (
    <Dialog modalType="alert" open={isOpen} onOpenChange={onClose}>
      <DialogSurface className={dialog.surface}>
        <DialogBody>
          <DialogTitle>{t('subAccount.create.limitTitle')}</DialogTitle>
          <DialogContent className={dialog.content}>
            <Reason />
            <ContactLinks />
          </DialogContent>
          <DialogActions fluid className={dialog.actions}>
            <Button ref={close} appearance="primary" onClick={onClose}>
              {t('subAccount.create.close')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
