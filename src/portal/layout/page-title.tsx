import type { ReactNode } from 'react';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import styles from './page-title.module.css';

/** A parent page with its unprefixed path. */
interface Crumb {
  label: string;
  to: string;
}

interface PageTitleProps {
  title: string;
  intro?: string;
  /** Content below the introduction. */
  children?: ReactNode;
  /** The breadcrumbs after the user centre; null for the user centre. */
  breadcrumbs?: readonly Crumb[] | null;
  actions?: ReactNode;
}

/** The title of a user area page, in the document and on the page. */
export function PageTitle({ title, intro, breadcrumbs = [], actions, children }: PageTitleProps) {
  const { t } = useTranslation(['user']);
  const tabTitle = breadcrumbs ? `${title} - ${t('user.layout.centre')}` : title;
  return (
    <div className={styles.head}>
      <SeoMeta title={tabTitle} description={t('user.meta.description')} robots="noindex" />
      {breadcrumbs && (
        <nav
          aria-label={t('user.layout.breadcrumbs')}
          className={breadcrumbs.length > 0 ? styles.breadcrumbs : `${styles.breadcrumbs} ${styles.single}`}
        >
          <ol>
            {[{ label: t('user.layout.centre'), to: paths.user() }, ...breadcrumbs].map(({ label, to }) => (
              <li key={to}>
                <LocalizedLink to={to}>{label}</LocalizedLink>
              </li>
            ))}
            <li aria-current="page">{title}</li>
          </ol>
        </nav>
      )}
      <div>
        <h1>{title}</h1>
        {intro && <p>{intro}</p>}
        {children}
      </div>
      {actions}
    </div>
  );
}
