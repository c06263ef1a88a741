import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { type Control, type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router';
import { stripLanguage } from '../../i18n/localized-path.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { isReloadingItself } from '../../session/session.ts';
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
export function useUnsavedChangesPrompt<Values extends FieldValues>(
  { control }: UseFormReturn<Values>,
  onLeave: () => void,
  options: PromptOptions = {},
): UnsavedGuard {
  const isReleased = useRef(false);
  return {
    release: () => {
      isReleased.current = true;
    },
    dialog: <Prompt {...options} control={control} isReleased={isReleased} onLeave={onLeave} />,
  };
}

interface PromptProps<Values extends FieldValues> extends PromptOptions {
  control: Control<Values>;
  isReleased: RefObject<boolean>;
  onLeave: () => void;
}

/** A component of its own: the first change does not render the form again. */
function Prompt<Values extends FieldValues>(props: PromptProps<Values>) {
  const { control, isReleased, onLeave, isPartOfPage = false } = props;
  const { t } = useTranslation(['user']);
  const { isDirty } = useFormState({ control });
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
  }, [isDirty, isReleased]);

  return (
    blocker.state === 'blocked' && (
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
    )
  );
}
