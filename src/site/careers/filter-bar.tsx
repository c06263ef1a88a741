import type { components } from '../../../openapi/generated/schema.d.ts';
import { useContentLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { offices } from '../about/offices.ts';
import { FilterLinks } from '../search/filter-links.tsx';
import { SearchForm } from '../search/search-form.tsx';
import styles from './careers-page.module.css';
import type { JobFilters } from './job-filters.ts';

interface FilterBarProps {
  filters: JobFilters;
  categories: components['schemas']['RecruitCategory'][];
}

interface Choice {
  value: string;
  label: string;
  count?: number;
}

/** The filters as links, which work without scripts. */
export function FilterBar({ filters, categories }: FilterBarProps) {
  const { t } = useTranslation(['join']);
  const language = useContentLanguage();
  const { category, city, keyword } = filters;

  const row = (name: 'category' | 'city', label: string, choices: Choice[]) => (
    <div className={styles.filter}>
      <h3 id={`filter-${name}`}>{label}</h3>
      <FilterLinks
        label={{ id: `filter-${name}` }}
        choices={choices.map(({ value, label: text, count }) => ({
          to: paths.join({ category, city, keyword, [name]: value }),
          text,
          count,
          isChosen: filters[name] === value,
        }))}
      />
    </div>
  );

  return (
    <div className={styles.filters}>
      <SearchForm
        action={paths.join()}
        label={t('join.search.label')}
        placeholder={t('join.search.placeholder')}
        submit={t('join.search.submit')}
        keyword={keyword}
        preservedQuery={{ ...(category && { category }), ...(city && { city }) }}
      />
      {categories.length > 0 &&
        row('category', t('join.filters.category'), [
          { value: '', label: t('join.filters.all') },
          ...categories.map(({ id, name, count }) => ({ value: id, label: name, count })),
        ])}
      {row('city', t('join.filters.city'), [
        { value: '', label: t('join.filters.all') },
        ...offices.map((office) => ({ value: office.id, label: office.city[language] })),
      ])}
    </div>
  );
}
