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
import { ContactLinks } from '../contact/contact-links.tsx';
import styles from './error-state.module.css';

interface Failure {
  Icon: FluentIcon;
  title: TextKey<'user' | 'error'>;
  /** Advice; by default the message of the code. */
  text?: TextKey<'user'>;
  /** Whether a retry can succeed. */
  mayPass: boolean;
}

/** Codes for forbidden and missing resources. */
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

/** The link of an error page. */
export interface BackLink {
  label: string;
  /** The unprefixed path. */
  to: string;
}

interface ErrorStateProps {
  error: ApiError;
  /** The parent page; the user centre by default. */
  backLink?: BackLink;
}

/**
 * Replaces content of the user area that failed to load: the error and a retry or a link. After a network error it retries when
 * the browser is online again.
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

  // After a retry, focuses the heading of the loaded page.
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
      <ContactLinks />
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
