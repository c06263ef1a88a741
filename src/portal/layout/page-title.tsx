import { Breadcrumb, BreadcrumbButton, BreadcrumbDivider, BreadcrumbItem } from '@fluentui/react-components';
import { Fragment, type ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { localize } from '../../i18n/localized-path.ts';
import { useLanguage } from '../../i18n/use-language.ts';
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
  /** The actions of the page. */
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
        <Breadcrumb
          size="small"
          aria-label={t('user.layout.breadcrumbs')}
          className={breadcrumbs.length > 0 ? styles.breadcrumbs : `${styles.breadcrumbs} ${styles.single}`}
        >
          {[{ label: t('user.layout.centre'), to: paths.user() }, ...breadcrumbs].map((crumb) => (
            <Fragment key={crumb.to}>
              <BreadcrumbItem>
                <CrumbLink {...crumb} />
              </BreadcrumbItem>
              <BreadcrumbDivider />
            </Fragment>
          ))}
          <BreadcrumbItem>
            <span aria-current="page" className={styles.current}>
              {title}
            </span>
          </BreadcrumbItem>
        </Breadcrumb>
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

/** A breadcrumb with client-side navigation. */
function CrumbLink({ label, to }: Crumb) {
  const target = localize(to, useLanguage());
  return (
    <BreadcrumbButton href={useHref(target)} onClick={useLinkClickHandler(target)}>
      {label}
    </BreadcrumbButton>
  );
}
