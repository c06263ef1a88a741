import type { components } from '../../../openapi/generated/schema.d.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import card from '../../ui/card.module.css';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { PublishedDate } from '../news/published-date.tsx';
import { SiblingLinks } from '../sections/sibling-links.tsx';
import styles from './advance-page.module.css';
import type { Advance } from './featured-advances.tsx';

/** The items published before and after this one. */
export function Siblings({ siblings }: { siblings: components['schemas']['AdvanceSiblings'] }) {
  const { t } = useTranslation(['advance']);
  const { prev, next } = siblings;
  return (
    <SiblingLinks
      label={t('advance.detail.siblings')}
      previous={
        prev && { label: t('advance.detail.previous'), title: prev.title, to: paths.advance(prev.id) }
      }
      next={next && { label: t('advance.detail.next'), title: next.title, to: paths.advance(next.id) }}
    />
  );
}

/** Recommended articles beside the article. */
export function RecommendedAdvances({ list }: { list: Advance[] }) {
  const { t } = useTranslation(['advance']);
  if (list.length === 0) return null;
  return (
    <aside className={`${card.card} ${styles.sidebar}`} data-screen="" aria-labelledby="recommended">
      <h2 id="recommended">{t('advance.detail.recommended')}</h2>
      <ul>
        {list.map(({ id, title, publishTime }) => (
          <li key={id}>
            <LocalizedLink to={paths.advance(id)}>
              <Phrases as="span">{title}</Phrases>
            </LocalizedLink>
            <PublishedDate time={publishTime} />
          </li>
        ))}
      </ul>
    </aside>
  );
}
