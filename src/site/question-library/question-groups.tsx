import { useLayoutEffect } from 'react';
import { useNonce } from '../../app/bootstrap-data.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import { useIsServerRendered } from '../../ui/static-html/use-is-server-rendered.ts';
import { collapseGroups, collapseScript } from './collapse-groups.ts';
import { QuestionGrid } from './question-card.tsx';
import styles from './question-library-page.module.css';
import { categories, questionTypes } from './question-types.ts';

/** All question types by category. Groups open and close without scripts. */
export function QuestionGroups({ marked }: { marked: string }) {
  const { t } = useTranslation(['lib']);
  // In the document of the server the inline script has run, and visitors may have opened groups since.
  const isServerRendered = useIsServerRendered();
  useLayoutEffect(() => {
    if (!isServerRendered) collapseGroups();
  }, [isServerRendered]);
  useLayoutEffect(() => {
    const group = marked && document.getElementById(marked)?.closest('details');
    if (group) group.open = true;
  }, [marked]);
  return (
    <>
      {categories.map((category) => {
        const types = questionTypes.filter((type) => type.category === category);
        return (
          <details key={category} className={styles.group} open data-questions suppressHydrationWarning>
            <summary>
              <h2 className={styles.groupTitle}>{t(`lib.categories.${category}`)}</h2>
              <span>{t('lib.found', { count: types.length })}</span>
              <ChevronIcon />
            </summary>
            <QuestionGrid types={types} marked={marked} />
          </details>
        );
      })}
      <script
        nonce={useNonce()}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this project
        dangerouslySetInnerHTML={{ __html: collapseScript }}
      />
    </>
  );
}
