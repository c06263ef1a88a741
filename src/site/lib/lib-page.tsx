import { useSearchParams } from 'react-router';
import type { PageHandle } from '../../boot.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { PageHead } from '../../i18n/page-head.tsx';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { SearchForm } from '../search/search-form.tsx';
import { Breadcrumbs } from '../seo/structured-data.tsx';
import { LibEmpty } from './lib-empty.tsx';
import { LibFaq } from './lib-faq.tsx';
import styles from './lib-page.module.css';
import { QuestionCard } from './question-card.tsx';
import { categories, isCategory, type QuestionType, questionTypes } from './question-types.ts';

export const handle: PageHandle = { namespaces: ['lib'] };

/** The question types that the address asks for, found in all their words. */
function useFound(): { keyword: string; category: string; found: QuestionType[] } {
  const t = useText('lib');
  const [search] = useSearchParams();
  const keyword = (search.get('keyword') ?? '').trim().slice(0, 100);
  const named = search.get('category') ?? '';
  const category = isCategory(named) ? named : '';
  const wanted = keyword.toLowerCase();
  const found = questionTypes.filter(({ id, category: own }) => {
    if (category && own !== category) return false;
    const words = [
      t(`lib.types.${id}.name`),
      t(`lib.types.${id}.use`),
      t(`lib.types.${id}.ask`),
      t(`lib.types.${id}.parts`),
    ];
    return words.some((text) => text.toLowerCase().includes(wanted));
  });
  return { keyword, category, found };
}

export default function LibPage() {
  const t = useText('lib');
  const { keyword, category, found } = useFound();
  const isFiltered = keyword !== '' || category !== '';
  return (
    <div className={styles.page}>
      <PageHead
        title={t('lib.meta.title')}
        description={t('lib.meta.description')}
        robots={isFiltered ? 'noindex' : undefined}
      />
      <Breadcrumbs trail={[{ name: t('lib.eyebrow'), path: paths.lib() }]} />
      <header className={styles.head}>
        <p className={styles.eyebrow}>{t('lib.eyebrow')}</p>
        <h1>{t('lib.title')}</h1>
        <p className={styles.lead}>{t('lib.lead')}</p>
        <SearchForm
          action={paths.lib()}
          label={t('lib.search.label')}
          placeholder={t('lib.search.placeholder')}
          submit={t('lib.search.submit')}
          keyword={keyword}
          kept={category ? { category } : {}}
        />
      </header>
      <nav className={styles.categories} aria-label={t('lib.categories.label')}>
        <ul>
          {['', ...categories].map((name) => (
            <li key={name}>
              <LocalLink
                to={paths.lib({ category: name, keyword })}
                aria-current={category === name || undefined}
                preventScrollReset
              >
                {isCategory(name) ? t(`lib.categories.${name}`) : t('lib.categories.all')}
              </LocalLink>
            </li>
          ))}
        </ul>
      </nav>
      <p className={styles.found} role="status">
        {t('lib.found', { total: found.length })}
        {isFiltered && (
          <LocalLink to={paths.lib()} preventScrollReset>
            {t('lib.clear')}
          </LocalLink>
        )}
      </p>
      {found.length > 0 ? (
        <section aria-labelledby="examples">
          <h2 id="examples" className="visually-hidden">
            {t('lib.examples')}
          </h2>
          <ul className={styles.grid}>
            {found.map((type) => (
              <li key={type.id}>
                <QuestionCard type={type} />
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <LibEmpty />
      )}
      <LibFaq />
      <section className={styles.apply} aria-labelledby="apply">
        <h2 id="apply">{t('lib.apply.title')}</h2>
        <p>{t('lib.apply.text')}</p>
        <LocalLink to={paths.apply()} className={styles.action}>
          {t('lib.apply.action')}
        </LocalLink>
      </section>
    </div>
  );
}
