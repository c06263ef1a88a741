import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './page-frame.module.css';

interface PageFrameProps {
  /** Lets the top bar lie transparent over the page. */
  clear?: boolean;
  children: ReactNode;
}

/** The furniture of a public page. */
export function PageFrame({ clear, children }: PageFrameProps) {
  const t = useText('site');
  return (
    <>
      <a href="#main" className={styles.skip}>
        {t('site.skip')}
      </a>
      <Header clear={clear} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
