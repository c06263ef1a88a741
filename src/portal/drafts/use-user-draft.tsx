import { Button } from '@fluentui/react-button';
import { useAtomValue } from 'jotai';
import { type RefObject, useRef, useState } from 'react';
import { type Control, type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router';
import { draftKey, isExcluded, useDraft } from '../../forms/use-draft.ts';
import { stripLanguage } from '../../i18n/localized-path.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { userAtom } from '../../session/session-atoms.ts';
import { formatDateTime } from '../../ui/format/date.ts';
import { Notice } from '../../ui/notice.tsx';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { useFocusReturn } from '../dialogs/use-focus-return.ts';
import { useLeftDraft } from './left-drafts.ts';
import { usePromptOnUnload } from './use-prompt-on-unload.ts';

interface PromptOptions {
  /** Whether the form is a part of the page that the query of the URL opens. */
  isPartOfPage?: boolean;
}

/** Stores a draft per user: another user in the same tab does not see it. The draft of a closed tab waits for the next one. */
export function useUserDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string,
  isOfRecord?: boolean,
) {
  const user = useAtomValue(userAtom);
  // The form can outlive the user for a moment when the session ends.
  const [owner] = useState(user?.id);
  const ownName = `${name}:${owner}`;
  // Before the effect that restores it.
  useLeftDraft(draftKey(ownName));
  const [restored, setRestored] = useState<{ time: number | undefined }>();
  const remove = useDraft(form, ownName, (time) => setRestored({ time }), isOfRecord);
  function forget() {
    remove();
    setRestored(undefined);
  }
  function discard() {
    form.reset();
    forget();
  }
  return {
    forget,
    /** Says that a draft was restored, and starts over. Render it first in the form. */
    notice: <RestoredNotice restored={restored} isOfRecord={isOfRecord} onDiscard={discard} />,
  };
}

/**
 * Stores a draft per user, and prompts before a page with unsaved changes is left. They come back with the next visit; what no draft
 * keeps, such as a password, is lost, and closing the tab prompts for that alone. Redirects to the login and automatic reloads do not prompt.
 */
export function useGuardedDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string,
  { isOfRecord, ...options }: PromptOptions & { isOfRecord?: boolean } = {},
) {
  const draft = useUserDraft(form, name, isOfRecord);
  const isReleased = useRef(false);
  return {
    ...draft,
    /** Allows the next navigation, after the changes were saved. */
    release() {
      isReleased.current = true;
    },
    /** The prompt. Render it anywhere on the page. */
    prompt: <Prompt {...options} control={form.control} isReleased={isReleased} />,
  };
}

interface RestoredNoticeProps {
  /** The draft that was restored, with the time of its last change. */
  restored: { time: number | undefined } | undefined;
  isOfRecord?: boolean;
  onDiscard: () => void;
}

function RestoredNotice({ restored, isOfRecord, onDiscard }: RestoredNoticeProps) {
  const { t } = useTranslation(['user']);
  function describe({ time }: { time: number | undefined }) {
    if (time === undefined) return t('user.draft.restored');
    return t('user.draft.restoredFrom', {
      time: t('user.info.beijingTime', { time: formatDateTime(time) }),
    });
  }
  return (
    <Notice kind="info" text={restored && describe(restored)}>
      <Button
        onClick={({ currentTarget }) => {
          currentTarget.form?.querySelector('input')?.focus();
          onDiscard();
        }}
      >
        {t(isOfRecord ? 'user.draft.discardChanges' : 'user.draft.discard')}
      </Button>
    </Notice>
  );
}

interface PromptProps<Values extends FieldValues> extends PromptOptions {
  control: Control<Values>;
  isReleased: RefObject<boolean>;
}

/** A component of its own: the first change does not render the form again. */
function Prompt<Values extends FieldValues>(props: PromptProps<Values>) {
  const { control, isReleased, isPartOfPage = false } = props;
  const { t } = useTranslation(['user']);
  const { isDirty, dirtyFields } = useFormState({ control });
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const [from, to] = [stripLanguage(currentLocation.pathname), stripLanguage(nextLocation.pathname)];
    const isLeft = from !== to || (isPartOfPage && currentLocation.search !== nextLocation.search);
    return isDirty && !isReleased.current && isLeft && to !== paths.login();
  });

  useFocusReturn(blocker.state === 'blocked');

  const losesSecret = Object.keys(dirtyFields).some(isExcluded);
  usePromptOnUnload(losesSecret);

  return (
    blocker.state === 'blocked' && (
      <ConfirmDialog
        title={t('user.unsaved.title')}
        confirmLabel={t('user.unsaved.leave')}
        cancelLabel={t('user.unsaved.stay')}
        isDangerous={losesSecret}
        onConfirm={blocker.proceed}
        onCancel={blocker.reset}
      >
        <p>{t(losesSecret ? 'user.unsaved.secret' : 'user.unsaved.text')}</p>
      </ConfirmDialog>
    )
  );
}
