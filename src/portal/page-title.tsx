import type { ReactNode } from 'react';
import { PageHead } from '../i18n/page-head.tsx';
import { useText } from '../i18n/use-text.ts';
import styles from './page-title.module.css';

interface PageTitleProps {
  title: string;
  intro?: string;
  /** What can be done on the page as a whole. */
  actions?: ReactNode;
}

/** The head of a user-area page, in the document and on the screen. */
export function PageTitle({ title, intro, actions }: PageTitleProps) {
  const t = useText('user');
  return (
    <div className={styles.head}>
      <PageHead title={title} description={t('user.meta.description')} robots="noindex" />
      <div>
        <h1>{title}</h1>
        {intro && <p>{intro}</p>}
      </div>
      {actions}
    </div>
  );
}
