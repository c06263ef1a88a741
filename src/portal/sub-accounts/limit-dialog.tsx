import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Link,
} from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useBootstrapData } from '../../app/bootstrap-data.tsx';
import dialog from '../dialogs/confirm-dialog.module.css';
import { useFocusReturn } from '../dialogs/use-focus-return.ts';
import styles from './limit-dialog.module.css';

interface LimitDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Explains A2012, which shows no toast, with the contacts of sales. */
export function LimitDialog({ isOpen, onClose }: LimitDialogProps) {
  const { t } = useTranslation(['subAccount', 'common']);
  useFocusReturn(isOpen);
  const { salesEmail, servicePhone } = useBootstrapData().config.contact;
  return (
    <Dialog modalType="alert" open={isOpen} onOpenChange={onClose}>
      <DialogSurface className={dialog.surface}>
        <DialogBody>
          <DialogTitle>{t('subAccount.create.limitTitle')}</DialogTitle>
          <DialogContent className={styles.contact}>
            <p>{t('common.apiMsg.A2012')}</p>
            {salesEmail && (
              <p>
                <Link href={`mailto:${salesEmail}`}>{salesEmail}</Link>
              </p>
            )}
            {servicePhone && (
              <p>
                <Link href={`tel:${servicePhone}`}>{servicePhone}</Link>
              </p>
            )}
          </DialogContent>
          <DialogActions className={dialog.actions}>
            <Button appearance="primary" onClick={onClose}>
              {t('subAccount.create.close')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
