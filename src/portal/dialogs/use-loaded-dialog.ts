import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { showToast } from '../../ui/toast/toast-store.ts';

/**
 * A dialog whose code loads when it is first opened.
 *
 * @param load imports its component
 * @returns the component while the dialog is open
 */
export function useLoadedDialog<Dialog>(load: () => Promise<Dialog>) {
  const { t } = useTranslation(['user']);
  const [opened, setOpened] = useState<{ Dialog: Dialog }>();

  async function open() {
    try {
      setOpened({ Dialog: await load() });
    } catch {
      showToast({ kind: 'error', message: t('user.confirm.notLoaded'), durationMs: 8000 });
    }
  }

  return { Dialog: opened?.Dialog, open, close: () => setOpened(undefined) };
}
