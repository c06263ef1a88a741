import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { EmptyState } from '../search/empty-state.tsx';
import styles from './question-library-page.module.css';
import type { QuestionId } from './question-types.ts';

/** Popular question types, as suggestions. */
const popular: QuestionId[] = ['nps', 'matrixSingle', 'psm', 'ranking'];

/** The empty search result with suggestions. */
export function LibEmpty() {
  const { t } = useTranslation(['lib']);
  return (
    <EmptyState>
      <svg aria-hidden="true" width="120" height="90" viewBox="0 0 120 90" fill="none">
        <rect x="16" y="10" width="70" height="68" rx="10" fill="var(--color-chart-soft)" />
        <path
          d="M30 28h42M30 42h30M30 56h36"
          stroke="var(--color-surface)"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <circle
          cx="82"
          cy="56"
          r="18"
          fill="var(--color-ground)"
          stroke="var(--color-accent)"
          strokeWidth="5"
        />
        <path d="m95 69 14 14" stroke="var(--color-accent)" strokeWidth="6" strokeLinecap="round" />
      </svg>
      <Phrases as="h2">{t('lib.empty.title')}</Phrases>
      <Phrases as="p">{t('lib.empty.text')}</Phrases>
      <ul>
        {popular.map((id) => (
          <li key={id}>
            <Button as={LocalizedLink} kind="chip" to={paths.lib({ keyword: t(`lib.types.${id}.name`) })}>
              {t(`lib.types.${id}.name`)}
            </Button>
          </li>
        ))}
      </ul>
      <LocalizedLink to={paths.lib()} className={styles.again}>
        {t('lib.empty.again')}
      </LocalizedLink>
    </EmptyState>
  );
}
