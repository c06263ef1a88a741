import type { ComponentType, ReactNode } from 'react';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import type { IconProps } from '../../ui/icon.tsx';
import styles from './failure.module.css';

interface FailureProps {
  Icon: ComponentType<IconProps>;
  title: string;
  text?: string;
  /** Whom to ask. */
  help?: ReactNode;
  /** The main action, before the link back. */
  action?: ReactNode;
  /** The parent page; the user centre by default. */
  backLink?: { label: string; to: string };
  /** Whether its title is that of the page. */
  isPage?: boolean;
}

/** Replaces what cannot be shown: what happened, whom to ask, and the ways on. */
export function Failure({ Icon, title, text, help, action, backLink, isPage = false }: FailureProps) {
  const { t } = useTranslation(['user', 'error']);
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div className={styles.failure} role={isPage ? undefined : 'status'}>
      <span className={styles.icon} aria-hidden="true">
        <Icon />
      </span>
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {help}
      <div className={styles.ways}>
        {action}
        <LocalizedLink to={backLink?.to ?? paths.user()}>
          {backLink?.label ?? t('user.failed.centre')}
        </LocalizedLink>
        {isPage && <LocalizedLink to={paths.home()}>{t('error.home')}</LocalizedLink>}
      </div>
    </div>
  );
}
