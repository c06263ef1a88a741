import { useState } from 'react';
import { useContent } from '../../../i18n/use-content.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { comments, sentimentOf, sentiments, type Tag, tags } from '../data/comments.ts';
import { Stack } from '../parts.tsx';
import styles from '../workspace.module.css';

const all = [undefined, ...tags] as const;

/** Comments with their topics, which filter the list. */
export function CommentsScene() {
  const c = useContent('workspace');
  const { t } = useTranslation(['workspace']);
  const [tag, setTag] = useState<Tag>();
  const shown = comments.filter((each) => !tag || each.tags.includes(tag));
  const counts = { positive: 0, neutral: 0, negative: 0 };
  for (const comment of shown) counts[sentimentOf(comment)] += 1;

  return (
    <div className={styles.comments}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset with a legend belongs to a form */}
      <div role="group" aria-label={c.comments.filter} className={styles.chips}>
        {all.map((each) => (
          <Button key={each ?? ''} kind="chip" aria-pressed={each === tag} onClick={() => setTag(each)}>
            <span>{each ? c.comments.tag[each] : c.comments.all}</span>{' '}
            <b>{each ? comments.filter((comment) => comment.tags.includes(each)).length : comments.length}</b>
          </Button>
        ))}
      </div>
      <div className={styles.legend}>
        <Stack kinds={sentiments} counts={counts} />
        <ul>
          {sentiments.map((each) => (
            <li key={each} data-kind={each}>
              {c.comments[each]} <b>{counts[each]}</b>
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.muted} role="status">
        {t('workspace.comments.count', { count: shown.length })}
      </p>
      <ul className={styles.said}>
        {shown.map((each) => (
          <li key={each.id} data-kind={sentimentOf(each)}>
            <p>{c.comments.text[each.id]}</p>
            <p className={styles.muted}>
              <b>{each.score}</b> <span>{c.store[each.store]}</span>
              {each.tags.map((one) => (
                <span key={one} className={styles.tag}>
                  {c.comments.tag[one]}
                </span>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
