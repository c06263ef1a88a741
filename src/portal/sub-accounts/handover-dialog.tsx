import { Button } from '@fluentui/react-button';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useHref } from 'react-router';
import { localize } from '../../i18n/localized-path.ts';
import type { TextKey } from '../../i18n/namespaces.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { DialogFrame, PortalDialog } from '../dialogs/portal-dialog.tsx';
import { usePromptOnUnload } from '../drafts/use-prompt-on-unload.ts';
import { DetailList } from '../layout/detail-list.tsx';
import styles from './handover-dialog.module.css';

/** The absolute URL of the login page, for browsers only. */
export function useSignInAddress(): string {
  const href = useHref(localize(paths.login(), useLanguage()));
  return new URL(href, location.origin).href;
}

const messages = {
  copied: 'subAccount.handover.copied',
  refused: 'subAccount.handover.refused',
  selected: 'subAccount.handover.notCopied',
  asking: 'subAccount.handover.stillThere',
} satisfies Record<string, TextKey<'subAccount'>>;

/** As a generated password. A typed one may have other capitals. */
const hasOneCapital = /^[A-Z][^A-Z]*$/;

interface HandoverDialogProps {
  title: string;
  account: string;
  password: string;
  /** Starts another sub-account; not offered by default. */
  onAnother?: () => void;
  onDone: () => void;
}

/**
 * The sign-in details of a sub-account with a new password, which opening copies where the browser allows it. The password is shown
 * only here and never stored, so that the dialog does not close before it was copied, unless the user insists.
 */
export function HandoverDialog({ title, account, password, onAnother, onDone }: HandoverDialogProps) {
  const { t } = useTranslation(['subAccount']);
  const address = useSignInAddress();
  const details = useRef<HTMLDivElement>(null);
  const [isCopied, setCopied] = useState(false);
  const [message, setMessage] = useState<keyof typeof messages>();
  const rows = [
    [t('subAccount.handover.address'), address],
    [t('subAccount.handover.account'), account],
    [t('subAccount.handover.password'), password],
  ] as const;

  async function copy(onRefused: () => void) {
    // The values as they are, because a text isolates what it contains.
    const lines = rows.map(([label, value]) => `${t('subAccount.handover.label', { label })}${value}`);
    try {
      await navigator.clipboard.writeText(lines.join('\n'));
      setCopied(true);
      setMessage('copied');
    } catch {
      // The browser has no permission, or the page no secure context.
      onRefused();
    }
  }
  usePromptOnUnload(!isCopied);
  const copyAtFirst = useEffectEvent(() => copy(() => setMessage('refused')));
  useEffect(() => void copyAtFirst(), []);

  function select() {
    if (details.current) getSelection()?.selectAllChildren(details.current);
    setMessage('selected');
  }
  /** Closing takes a second press while nothing was copied. */
  const leave = (go: () => void) => () => (isCopied || message === 'asking' ? go() : setMessage('asking'));

  return (
    <PortalDialog isAlert onClose={() => (isCopied ? onDone() : setMessage('asking'))}>
      <DialogFrame
        title={title}
        actions={
          <>
            {onAnother && <Button onClick={leave(onAnother)}>{t('subAccount.handover.another')}</Button>}
            <Button onClick={leave(onDone)}>
              {t(message === 'asking' ? 'subAccount.handover.doneAnyway' : 'subAccount.handover.done')}
            </Button>
          </>
        }
      >
        <p>{t('subAccount.handover.text')}</p>
        <div
          ref={details}
          className={styles.details}
          translate="no"
          onCopy={() => {
            setCopied(true);
            setMessage('copied');
          }}
        >
          <DetailList rows={rows} />
        </div>
        {hasOneCapital.test(password) && <p className={styles.hint}>{t('subAccount.handover.readOut')}</p>}
        <div className={styles.copy}>
          {/* Has the focus at first, so that Enter does not close the dialog before the password is copied. */}
          <Button appearance="primary" onClick={() => copy(select)}>
            {t('subAccount.handover.copy')}
          </Button>
          <p role="status" className={styles.result}>
            {message && t(messages[message])}
          </p>
        </div>
      </DialogFrame>
    </PortalDialog>
  );
}
