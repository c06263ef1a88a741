import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { paths } from '../../app/paths.ts';
import { stripLanguage } from '../../i18n/localized-path.ts';
import { isReloadingItself } from '../../session/refresh.ts';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { useFocusReturn } from '../dialogs/use-focus-return.ts';

interface UnsavedGuard {
  /** Stands anywhere on the page. */
  dialog: ReactNode;
  /** Lets the next navigation pass: what was typed has been saved. */
  release: () => void;
}

/**
 * Asks before a page with unsaved changes is left. The way to the login page is free: the draft waits there, and so it
 * does when the page reloads itself.
 *
 * @param onLeave told when the changes are given up
 */
export function useUnsavedChangesPrompt(isDirty: boolean, onLeave: () => void): UnsavedGuard {
  const { t } = useTranslation(['user']);
  const isReleased = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const [from, to] = [stripLanguage(currentLocation.pathname), stripLanguage(nextLocation.pathname)];
    return isDirty && !isReleased.current && from !== to && to !== paths.login();
  });

  useFocusReturn(blocker.state === 'blocked');

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isReleased.current && !isReloadingItself()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  return {
    release: () => {
      isReleased.current = true;
    },
    dialog: blocker.state === 'blocked' && (
      <ConfirmDialog
        title={t('user.unsaved.title')}
        confirmLabel={t('user.unsaved.leave')}
        cancelLabel={t('user.unsaved.stay')}
        isDangerous
        onConfirm={() => {
          onLeave();
          blocker.proceed();
        }}
        onCancel={blocker.reset}
      >
        <p>{t('user.unsaved.text')}</p>
      </ConfirmDialog>
    ),
  };
}
