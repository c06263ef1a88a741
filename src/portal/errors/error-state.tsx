import type { ApiError } from '../../api/api-error.ts';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { useOnline } from '../../ui/network/use-online.ts';
import { ContactLinks } from '../contact/contact-links.tsx';
import { describeError } from './describe-error.ts';
import styles from './error-state.module.css';
import { RetryButton } from './retry-button.tsx';
import { useErrorMessage } from './use-error-message.ts';

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

/** Replaces content of the user area that failed to load: the error and a retry or a link. */
export function ErrorState({ error, backLink }: ErrorStateProps) {
  const { t } = useTranslation(['user', 'error']);
  const messageOf = useErrorMessage();
  const { Icon, title, text, mayPass } = describeError(error, useOnline());

  return (
    <div className={styles.failure}>
      <SeoMeta title={t(title)} robots="noindex" />
      <span className={styles.icon} aria-hidden="true">
        <Icon />
      </span>
      <h1>{t(title)}</h1>
      <p>{text ? t(text) : messageOf(error)}</p>
      <ContactLinks />
      <div className={styles.ways}>
        {mayPass && <RetryButton error={error} size="large" appearance="primary" />}
        <LocalizedLink to={backLink?.to ?? paths.user()}>
          {backLink?.label ?? t('user.failed.centre')}
        </LocalizedLink>
        <LocalizedLink to={paths.home()}>{t('error.home')}</LocalizedLink>
      </div>
    </div>
  );
}
