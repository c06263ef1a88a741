import { Dialog, DialogBody, DialogSurface, DialogTitle } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import dialog from '../dialogs/confirm-dialog.module.css';
import { ImportFileForm } from './import-file-form.tsx';
import { ImportLines } from './import-lines.tsx';
import type { ImportFile } from './parse-import.ts';
import type { Permission } from './permissions.ts';

interface ImportDialogProps {
  permissions: readonly Permission[];
  onClose: () => void;
  /** Called with the ids of the new sub-accounts when the results are closed. */
  onFinished: (created: readonly string[]) => void;
}

/** Creates sub-accounts from a CSV file: choose, preview, results. */
export default function ImportDialog({ permissions, onClose, onFinished }: ImportDialogProps) {
  const { t } = useTranslation(['subAccount']);
  const [file, setFile] = useState<ImportFile>();
  const [isClosable, setClosable] = useState(true);
  return (
    <Dialog modalType="alert" open onOpenChange={() => isClosable && onClose()}>
      <DialogSurface className={dialog.surface}>
        <DialogBody>
          <DialogTitle>{t('subAccount.import.title')}</DialogTitle>
          {file ? (
            <ImportLines
              file={file}
              onStart={() => setClosable(false)}
              onBack={() => setFile(undefined)}
              onFinished={onFinished}
            />
          ) : (
            <ImportFileForm permissions={permissions} onChecked={setFile} onClose={onClose} />
          )}
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
