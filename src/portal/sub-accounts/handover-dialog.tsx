import { Button } from '@fluentui/react-button';
import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useHref } from 'react-router';
import { localize } from '../../i18n/localized-path.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { userAtom } from '../../session/session-atoms.ts';
import { phoneHref } from '../../ui/format/phone-href.ts';
import { Notice } from '../../ui/notice.tsx';
import { DialogFrame, PortalDialog } from '../dialogs/portal-dialog.tsx';
import { useFocusReturn } from '../dialogs/use-focus-return.ts';
import { usePromptOnUnload } from '../drafts/use-prompt-on-unload.ts';
import { DetailList } from '../layout/detail-list.tsx';
import styles from './handover-dialog.module.css';

/** The absolute URL of the login page, for browsers only. */
export function useSignInAddress(): string {
  const href = useHref(localize(paths.login(), useLanguage()));
  return new URL(href, location.origin).href;
}

/** As a generated password. A typed one may have other capitals, and no hyphens. */
const isReadOutEasily = /^[A-Z][a-z\d]*(-[a-z\d]+)+$/;

interface SignInDetails {
  title: string;
  name: string;
  account: string;
  password: string;
  /** To call the colleague; it is not copied. */
  mobile?: string;
}

/** What was closed last, on its way to the list. In memory only. */
const closedAtom = atom<SignInDetails & { userId: string | undefined }>();

interface HandoverDialogProps extends SignInDetails {
  /** Starts another sub-account; not offered by default. */
  onAnother?: () => void;
  onDone: () => void;
}

/**
 * The sign-in details of a sub-account with a new password, which opening copies where the browser allows it. The password is shown
 * only here and never stored, so that the dialog does not close before it was copied, unless the user insists. `ClosedHandover` shows it
 * again.
 */
export function HandoverDialog({ onAnother, onDone, ...shown }: HandoverDialogProps) {
  const { title, account, password, mobile } = shown;
  const { t } = useTranslation(['subAccount']);
  const address = useSignInAddress();
  const details = useRef<HTMLDivElement>(null);
  const copyButton = useRef<HTMLButtonElement>(null);
  const [copiedBy, setCopiedBy] = useState<'page' | 'user'>();
  const [message, setMessage] = useState<'copied' | 'refused' | 'notCopied' | 'stillThere'>();
  const userId = useAtomValue(userAtom)?.id;
  const setClosed = useSetAtom(closedAtom);
  const rows = [
    [t('subAccount.handover.address'), address],
    [t('subAccount.handover.account'), account],
    [t('subAccount.handover.password'), password],
  ] as const;
  const phone =
    mobile &&
    ([
      t('subAccount.list.mobile'),
      <a key="mobile" href={phoneHref(mobile)}>
        {mobile}
      </a>,
    ] as const);

  function setCopied(by: 'page' | 'user') {
    setCopiedBy(by);
    setMessage('copied');
  }
  async function copy(by: 'page' | 'user', onRefused: () => void) {
    // The values as they are, because a text isolates what it contains.
    const lines = rows.map(([label, value]) => `${t('subAccount.handover.label', { label })}${value}`);
    try {
      await navigator.clipboard.writeText(lines.join('\n'));
      setCopied(by);
    } catch {
      // The browser has no permission, or the page no secure context.
      onRefused();
    }
  }
  usePromptOnUnload(!copiedBy);
  const copyAtFirst = useEffectEvent(() => copy('page', () => setMessage('refused')));
  useEffect(() => {
    // The dialog has focused its first link, which may be the phone number.
    copyButton.current?.focus();
    void copyAtFirst();
  }, []);

  function select() {
    if (details.current) getSelection()?.selectAllChildren(details.current);
    setMessage('notCopied');
  }
  /** Closing takes a second press while nothing was copied. */
  const leave =
    (go: () => void, mayClose = copiedBy !== undefined || message === 'stillThere') =>
    () => {
      if (!mayClose) return setMessage('stillThere');
      setClosed({ ...shown, userId });
      go();
    };

  return (
    // What the page copied at first may be replaced before it is pasted: Escape waits for a press of the user.
    <PortalDialog isAlert onClose={leave(onDone, copiedBy === 'user')}>
      <DialogFrame
        title={title}
        actions={
          <>
            {onAnother && <Button onClick={leave(onAnother)}>{t('subAccount.handover.another')}</Button>}
            <Button onClick={leave(onDone)}>
              {t(message === 'stillThere' ? 'subAccount.handover.doneAnyway' : 'subAccount.handover.done')}
            </Button>
          </>
        }
      >
        <p>{t('subAccount.handover.text')}</p>
        <div ref={details} className={styles.details} translate="no" onCopy={() => setCopied('user')}>
          <DetailList rows={phone ? [phone, ...rows] : rows} />
        </div>
        {isReadOutEasily.test(password) && <p className={styles.hint}>{t('subAccount.handover.readOut')}</p>}
        <div className={styles.copy}>
          {/* Has the focus at first, so that Enter does not close the dialog before the password is copied. */}
          <Button ref={copyButton} appearance="primary" onClick={() => copy('user', select)}>
            {t('subAccount.handover.copy')}
          </Button>
          <p role="status" className={styles.result}>
            {message && t(`subAccount.handover.${message}`)}
          </p>
        </div>
      </DialogFrame>
    </PortalDialog>
  );
}

/** Shows the sign-in details that were closed last again, until the page is left: what was copied may not have been pasted yet. */
export function ClosedHandover() {
  const { t } = useTranslation(['subAccount']);
  const userId = useAtomValue(userAtom)?.id;
  const [closed, setClosed] = useAtom(closedAtom);
  const [details, setDetails] = useState<SignInDetails>();
  const [isOpen, setOpen] = useState(false);
  useFocusReturn(isOpen);
  useEffect(() => {
    if (!closed) return;
    if (closed.userId === userId) setDetails(closed);
    setClosed(undefined);
  }, [closed, userId, setClosed]);
  return (
    <>
      <Notice kind="info" text={details && t('subAccount.handover.closed', { name: details.name })}>
        <Button onClick={() => setOpen(true)}>{t('subAccount.handover.again')}</Button>
      </Notice>
      {details && isOpen && <HandoverDialog {...details} onDone={() => setOpen(false)} />}
    </>
  );
}
