import { type ReactNode, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { paths } from '../../app/paths.ts';
import { stripLanguage } from '../../i18n/localized-path.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { isReloadingItself } from '../../session/refresh.ts';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { useFocusReturn } from '../dialogs/use-focus-return.ts';

interface UnsavedGuard {
  /** The prompt. Render it anywhere on the page. */
  dialog: ReactNode;
  /** Allows the next navigation, after the changes were saved. */
  release: () => void;
}

interface PromptOptions {
  /** Whether the form is a part of the page that the query of the URL opens. */
  isPartOfPage?: boolean;
}

/**
 * Prompts before a page with unsaved changes is left. Redirects to the login and automatic reloads do not prompt: the draft is
 * restored afterwards.
 *
 * @param onLeave called when the changes are discarded
 */
export function useUnsavedChangesPrompt(
  isDirty: boolean,
  onLeave: () => void,
  { isPartOfPage = false }: PromptOptions = {},
): UnsavedGuard {
  const { t } = useTranslation(['user']);
  const isReleased = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const [from, to] = [stripLanguage(currentLocation.pathname), stripLanguage(nextLocation.pathname)];
    const isLeft = from !== to || (isPartOfPage && currentLocation.search !== nextLocation.search);
    return isDirty && !isReleased.current && isLeft && to !== paths.login();
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
