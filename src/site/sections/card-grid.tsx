import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import card from '../../ui/card.module.css';
import { ArrowIcon } from '../../ui/icons.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './card-grid.module.css';
import { FactList } from './fact-list.tsx';
import { Points } from './points.tsx';

interface Card {
  /** The fragment id. */
  id?: string;
  title: string;
  text: string;
  points?: readonly string[];
  /** Short facts at the end of the card. */
  facts?: readonly { name: string; text: string }[];
  /** The target of the card. The whole card is clickable. */
  to?: string;
  /** What a link does that is more than reading on. */
  action?: string;
}

/** A responsive grid of cards. */
export function CardGrid({ cards }: { cards: readonly Card[] }) {
  const { t } = useTranslation(['site']);
  return (
    <ul className={styles.grid}>
      {cards.map(({ id, title, text, points, facts, to, action }) => (
        <li
          key={title}
          id={id}
          className={`${to ? card.linked : card.card} ${styles.card}`}
          data-link={to ? '' : undefined}
        >
          <div className={styles.text}>
            {to ? (
              <h3>
                <LocalizedLink to={to}>
                  <Phrases as="span">{title}</Phrases>
                </LocalizedLink>
              </h3>
            ) : (
              <Phrases as="h3">{title}</Phrases>
            )}
            <Phrases as="p">{text}</Phrases>
            {points && <Points points={points} />}
            {facts && <FactList facts={facts} kind="compact" />}
            {to && (
              <span className={styles.arrow} aria-hidden="true">
                <span>{action ?? t('site.action.more')}</span>
                <ArrowIcon />
              </span>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
