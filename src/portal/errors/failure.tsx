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
  /** Whether the page has a title of its own. */
  isSection?: boolean;
}

/** Replaces what cannot be shown: what happened, whom to ask, and the ways on. */
export function Failure({ Icon, title, text, help, action, backLink, isSection = false }: FailureProps) {
  const { t } = useTranslation(['user', 'error']);
  const Heading = isSection ? 'h2' : 'h1';
  return (
    <div className={styles.failure} role={isSection ? 'status' : undefined}>
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
        {!isSection && <LocalizedLink to={paths.home()}>{t('error.home')}</LocalizedLink>}
      </div>
    </div>
  );
}
