import { isRouteErrorResponse, Link, useLocation } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { CodeLoadError } from '../../browser/chunk-load-recovery.ts';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { unknownLanguage } from '../../i18n/language-middleware.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { formEncoded } from '../../i18n/localized-path.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { staticComponent } from '../../ui/static-html/static-component.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { SearchButton } from '../search/search-button.tsx';
import styles from './error-page.module.css';

/** Optional: without its code the page has none. An unknown language is no part of the address to look for. */
const Suggestions = staticComponent<{ pathname: string }>(() =>
  import('./suggestions.tsx').then(
    (module) => module.Suggestions,
    () => () => null,
  ),
);

type ErrorKind = 'unknownLanguage' | 'notFound' | 'server';

function kindOf(error: unknown): ErrorKind {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return error.data === unknownLanguage ? 'unknownLanguage' : 'notFound';
  }
  return error instanceof ApiError && error.status === 404 ? 'notFound' : 'server';
}

/** The error page for unknown and failed pages, with links to continue. */
export function ErrorPage({ error }: { error: unknown }) {
  const { t } = useTranslation(['error', 'site']);
  const { pathname, search } = useLocation();
  const kind = kindOf(error);
  const wanted = error instanceof CodeLoadError ? error.wanted : pathname + formEncoded(search);
  return (
    <PageFrame>
      <SeoMeta title={t(`error.${kind}.title`)} robots="noindex" />
      <div className={styles.page}>
        <div className={styles.message}>
          <p className={styles.status} aria-hidden="true">
            {kind === 'server' ? '500' : '404'}
          </p>
          <Phrases as="h1">{t(`error.${kind}.title`)}</Phrases>
          <Phrases as="p" className={styles.hint}>
            {t(`error.${kind}.hint`)}
          </Phrases>
          <div className={styles.ways}>
            {kind === 'server' && (
              <Button as={Link} kind="primary" to={wanted} reloadDocument>
                {t('error.retry')}
              </Button>
            )}
            <Button
              as={LocalizedLink}
              kind={kind === 'server' ? 'outline' : 'primary'}
              to={paths.home()}
              reloadDocument={kind === 'server'}
            >
              {t('error.home')}
            </Button>
            {kind !== 'server' && (
              <Button as={SearchButton} kind="outline">
                {t('site.nav.search')}
              </Button>
            )}
          </div>
        </div>
        {kind !== 'server' && (
          <Suggestions
            key={pathname}
            pathname={kind === 'notFound' ? pathname : pathname.replace(/^\/[^/]*/, '')}
          />
        )}
      </div>
    </PageFrame>
  );
}
