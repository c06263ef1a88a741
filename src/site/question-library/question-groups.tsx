import { useLayoutEffect } from 'react';
import { CollapseOnPhones } from '../../app/collapse-on-phones.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import { QuestionGrid } from './question-grid.tsx';
import styles from './question-library-page.module.css';
import { categories, questionTypes } from './question-types.ts';

/** All question types by category. Groups open and close without scripts. */
export function QuestionGroups({ marked }: { marked: string }) {
  const { t } = useTranslation(['lib']);
  useLayoutEffect(() => {
    const group = marked && document.getElementById(marked)?.closest('details');
    if (group) group.open = true;
  }, [marked]);
  return (
    <>
      {categories.map((category, index) => {
        const types = questionTypes.filter((type) => type.category === category);
        return (
          <details
            key={category}
            className={styles.group}
            open
            data-collapse={index > 0 ? '' : 'first'}
            suppressHydrationWarning
          >
            <summary>
              <h2 className={styles.groupTitle}>{t(`lib.categories.${category}`)}</h2>
              <span>{t('lib.found', { count: types.length })}</span>
              <ChevronIcon />
            </summary>
            <QuestionGrid types={types} marked={marked} />
          </details>
        );
      })}
      <CollapseOnPhones />
    </>
  );
}
