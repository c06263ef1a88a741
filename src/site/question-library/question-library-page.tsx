import { useLocation, useSearchParams } from 'react-router';
import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { useBrowserValue } from '../../app/use-hydrated.ts';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { FilterLinks } from '../search/filter-links.tsx';
import { ResultCount } from '../search/result-count.tsx';
import { SearchForm } from '../search/search-form.tsx';
import { searchItems } from '../search/text-search.ts';
import { ActionLink } from '../sections/action-link.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { Faq } from '../sections/faq.tsx';
import { PlainPage } from '../sections/plain-page.tsx';
import section from '../sections/section.module.css';
import { Breadcrumbs } from '../seo/structured-data.tsx';
import { HeroExample } from './hero-example.tsx';
import { LibEmpty } from './no-questions.tsx';
import { QuestionGrid } from './question-card.tsx';
import { QuestionGroups } from './question-groups.tsx';
import styles from './question-library-page.module.css';
import { type Category, categories, isCategory, type QuestionType, questionTypes } from './question-types.ts';

export const handle: PageHandle = { searchParams: ['category', 'keyword'] };

const questions = ['cost', 'own', 'choose'] as const;

/** The question types that the search finds in all their texts, the best match first, and those of the chosen category. */
function useFound() {
  const { t } = useTranslation(['lib']);
  const [search] = useSearchParams();
  const keyword = (search.get('keyword') ?? '').trim().slice(0, 100);
  const named = search.get('category') ?? '';
  const category: Category | '' = isCategory(named) ? named : '';
  const matches = searchItems(questionTypes, keyword, ({ id }) => [
    t(`lib.types.${id}.name`),
    t(`lib.types.${id}.use`),
    t(`lib.types.${id}.ask`),
    t(`lib.types.${id}.parts`),
  ]);
  const foundIn = (chosen: Category | '') => matches.filter((type) => !chosen || type.category === chosen);
  return { keyword, category, foundIn };
}

/** The id in the fragment of the address. The server does not know it, so hydration starts without it. */
function useMarkedQuestion(): string {
  const { hash } = useLocation();
  return useBrowserValue(() => hash.slice(1), '');
}

function Found({ types, marked, isMixed }: { types: QuestionType[]; marked: string; isMixed: boolean }) {
  const { t } = useTranslation(['lib']);
  if (types.length === 0) return <LibEmpty />;
  return (
    <section aria-labelledby="examples">
      <h2 id="examples" className="visually-hidden">
        {t('lib.examples')}
      </h2>
      <QuestionGrid types={types} marked={marked} isMixed={isMixed} />
    </section>
  );
}

export default function QuestionLibraryPage() {
  const { t } = useTranslation(['lib']);
  const { keyword, category, foundIn } = useFound();
  const found = foundIn(category);
  const marked = useMarkedQuestion();
  const isFiltered = keyword !== '' || category !== '';
  return (
    <>
      <PlainPage
        eyebrow={t('lib.eyebrow')}
        title={t('lib.title')}
        lead={t('lib.lead')}
        tools={
          <SearchForm
            action={paths.lib()}
            label={t('lib.search.label')}
            placeholder={t('lib.search.placeholder')}
            submit={t('lib.search.submit')}
            keyword={keyword}
            preservedQuery={category ? { category } : {}}
          />
        }
        picture={!isFiltered && <HeroExample />}
      >
        <SeoMeta
          title={t('lib.meta.title')}
          description={t('lib.meta.description')}
          robots={isFiltered ? 'noindex' : undefined}
        />
        <Breadcrumbs breadcrumbs={[{ name: t('lib.eyebrow'), path: paths.lib() }]} />
        <div className={styles.categories}>
          <FilterLinks
            label={t('lib.categories.label')}
            choices={(['', ...categories] as const).map((name) => ({
              to: paths.lib({ category: name, keyword }),
              text: t(`lib.categories.${name || 'all'}`),
              count: foundIn(name).length,
              isChosen: category === name,
            }))}
          />
        </div>
        {/* The filters show the number of all types. */}
        <div className={isFiltered ? undefined : 'visually-hidden'}>
          <ResultCount
            text={t('lib.found', { count: found.length })}
            clear={isFiltered && { to: paths.lib(), text: t('lib.clear') }}
          />
        </div>
        {isFiltered ? (
          <Found types={found} marked={marked} isMixed={category === ''} />
        ) : (
          <QuestionGroups marked={marked} />
        )}
        <section className={styles.faq} data-reveal="" aria-labelledby="faq">
          <header className={section.head}>
            <Phrases as="h2" id="faq">
              {t('lib.faq.title')}
            </Phrases>
          </header>
          <Faq
            items={questions.map((id) => ({ question: t(`lib.faq.${id}.q`), answer: t(`lib.faq.${id}.a`) }))}
          />
        </section>
      </PlainPage>
      <CallToAction
        title={t('lib.apply.title')}
        text={t('lib.apply.text')}
        actions={<ActionLink to={paths.apply()}>{t('lib.apply.action')}</ActionLink>}
      />
    </>
  );
}
