import { useTranslation } from '../../i18n/use-translation.ts';
import card from '../../ui/card.module.css';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { usePreHydrationInput } from '../sections/use-pre-hydration-input.ts';
import { Kano } from './examples/tables.tsx';
import styles from './question-library-page.module.css';

/** A question with a result, to try beside the heading. */
export function HeroExample() {
  const { t } = useTranslation(['lib']);
  const place = usePreHydrationInput<HTMLFieldSetElement>();
  return (
    <div className={`${card.raised} ${styles.try}`}>
      <p className={styles.tryName}>
        <strong>{t('lib.types.kano.name')}</strong>
        <span>{t('lib.categories.research')}</span>
      </p>
      <fieldset ref={place} className={styles.example}>
        <Phrases as="legend">{t('lib.heroAsk')}</Phrases>
        {/* The question is the name of the table in the card. */}
        <Kano name="try" ask={t('lib.types.kano.name')} parts={t('lib.types.kano.parts')} />
      </fieldset>
    </div>
  );
}
