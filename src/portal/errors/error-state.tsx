import { Button } from '@fluentui/react-components';
import type { FluentIcon } from '@fluentui/react-icons';
import { CloudErrorRegular } from '@fluentui/react-icons/svg/cloud-error';
import { LockClosedRegular } from '@fluentui/react-icons/svg/lock-closed';
import { PlugDisconnectedRegular } from '@fluentui/react-icons/svg/plug-disconnected';
import { SearchRegular } from '@fluentui/react-icons/svg/search';
import { WarningRegular } from '@fluentui/react-icons/svg/warning';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import type { ErrorCode } from '../../../openapi/generated/error-codes.ts';
import type { ApiError } from '../../api/api-error.ts';
import { errorMessage } from '../../api/error-message.ts';
import { paths } from '../../app/paths.ts';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import type { TextKey } from '../../i18n/namespaces.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { focusHeading } from '../../ui/focus/focus-heading.ts';
import { useOnline } from '../../ui/network/use-online.ts';
import styles from './error-state.module.css';

interface Failure {
  Icon: FluentIcon;
  title: TextKey<'user' | 'error'>;
  /** What to do about it; what the code means when there is none. */
  text?: TextKey<'user'>;
  /** Whether the same call may have another answer in a moment. */
  mayPass: boolean;
}

/** Codes that say: this is not for you, or this is not there. */
const forbidden: ErrorCode = 'A0403';
const missing = new Set<string | undefined>(['A0404', 'B004', 'A2002', 'A4002'] satisfies ErrorCode[]);

function failureOf({ code, status }: ApiError, isOnline: boolean): Failure {
  if (status === 0 && !isOnline)
    return {
      Icon: PlugDisconnectedRegular,
      title: 'user.offline.title',
      text: 'user.offline.text',
      mayPass: true,
    };
  if (status === 0)
    return {
      Icon: CloudErrorRegular,
      title: 'user.unreachable.title',
      text: 'user.unreachable.text',
      mayPass: true,
    };
  if (code === forbidden || status === 403)
    return { Icon: LockClosedRegular, title: 'user.forbidden.title', mayPass: false };
  if (missing.has(code) || status === 404)
    return { Icon: SearchRegular, title: 'user.missing.title', mayPass: false };
  return { Icon: WarningRegular, title: 'error.server.title', mayPass: true };
}

/** Where to go on from a page that is not there. */
export interface BackLink {
  label: string;
  /** An address in the default language. */
  to: string;
}

interface ErrorStateProps {
  error: ApiError;
  /** The page above the one that failed; the user centre without it. */
  backLink?: BackLink;
}

/**
 * Stands where something of the user area should be that could not be loaded: what has happened, and the way on. A lost
 * network is tried again by itself, as soon as it is back.
 */
export function ErrorState({ error, backLink }: ErrorStateProps) {
  const { t } = useTranslation(['user', 'error']);
  const language = useLanguage();
  const isOnline = useOnline();
  const { revalidate, state } = useRevalidator();
  const { Icon, title, text, mayPass } = failureOf(error, isOnline);
  const retry = useRef<HTMLButtonElement>(null);

  const isNetwork = error.status === 0;
  useEffect(() => {
    if (!isNetwork) return;
    const tryAgain = () => void revalidate();
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [isNetwork, revalidate]);

  // Whoever has pressed the button goes on at the heading of what has come.
  useEffect(() => {
    const button = retry.current;
    return () => {
      if (button && document.activeElement === button) setTimeout(focusHeading);
    };
  }, []);

  return (
    <div className={styles.failure}>
      <SeoMeta title={t(title)} robots="noindex" />
      <span className={styles.icon} aria-hidden="true">
        <Icon />
      </span>
      <h1>{t(title)}</h1>
      <p>{text ? t(text) : errorMessage(error, language)}</p>
      <div className={styles.ways}>
        {mayPass && (
          <Button
            ref={retry}
            size="large"
            appearance="primary"
            disabledFocusable={state === 'loading'}
            onClick={() => revalidate()}
          >
            {t(state === 'loading' ? 'user.failed.retrying' : 'user.failed.retry')}
          </Button>
        )}
        <LocalizedLink to={backLink?.to ?? paths.user()}>
          {backLink?.label ?? t('user.failed.centre')}
        </LocalizedLink>
        <LocalizedLink to={paths.home()}>{t('error.home')}</LocalizedLink>
      </div>
    </div>
  );
}
