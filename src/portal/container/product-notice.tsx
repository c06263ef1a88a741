import type { ComponentType, ReactNode } from 'react';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import type { IconProps } from '../../ui/icon.tsx';
import { AppsIcon } from '../../ui/portal-icons.tsx';
import { ContactLinks } from '../contact/contact-links.tsx';
import state from '../errors/error-state.module.css';
import styles from './container-page.module.css';

interface ProductNoticeProps {
  Icon?: ComponentType<IconProps>;
  title: string;
  text?: string;
  /** The primary action, before the back link. */
  children?: ReactNode;
}

/** Replaces a product that cannot be shown. */
export function ProductNotice({ Icon = AppsIcon, title, text, children }: ProductNoticeProps) {
  const { t } = useTranslation(['user']);
  return (
    <div className={`${state.failure} ${styles.notice}`} role="status">
      <span className={state.icon} aria-hidden="true">
        <Icon />
      </span>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      <ContactLinks />
      <div className={state.ways}>
        {children}
        <LocalizedLink to={paths.user()}>{t('user.failed.centre')}</LocalizedLink>
      </div>
    </div>
  );
}
