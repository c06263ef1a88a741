import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SkipLink } from '../../ui/skip-link.tsx';
import { Announcement } from '../announcement/announcement.tsx';
import { SearchHost } from '../search/search-host.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './page-frame.module.css';
import { useReveal } from './use-reveal.ts';
import { useScrolledPast } from './use-scrolled-past.ts';

const ContactWidget = lazy(() => import('./contact-widget.tsx'));

interface PageFrameProps {
  /** Whether the header is transparent over the page. */
  clear?: boolean;
  children: ReactNode;
}

/** Header, footer, site search and contact widget of a public page. */
export function PageFrame({ clear, children }: PageFrameProps) {
  const { t } = useTranslation(['site']);
  const main = useRef<HTMLElement>(null);
  const hasTool = useScrolledPast(313, 300);
  useReveal(main);
  return (
    <>
      <SkipLink>{t('site.skip')}</SkipLink>
      <Announcement />
      <Header clear={clear} />
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      <SearchHost />
      {hasTool && (
        <Suspense>
          <ContactWidget />
        </Suspense>
      )}
    </>
  );
}
