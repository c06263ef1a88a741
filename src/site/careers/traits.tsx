import type { TextKey } from '../../i18n/namespaces.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './traits.module.css';

const traits: { title: TextKey<'join'>; text: TextKey<'join'> }[] = [
  { title: 'join.traits.curiosity.title', text: 'join.traits.curiosity.text' },
  { title: 'join.traits.honesty.title', text: 'join.traits.honesty.text' },
  { title: 'join.traits.clarity.title', text: 'join.traits.clarity.text' },
];

/** What the company looks for in applicants. */
export function Traits() {
  const { t } = useTranslation(['join']);
  return (
    <section className={styles.band} data-filled="" aria-labelledby="traits">
      <div className={styles.inner}>
        <Phrases as="h2" id="traits">
          {t('join.traits.title')}
        </Phrases>
        <ul>
          {traits.map(({ title, text }) => (
            <li key={title}>
              <Phrases as="h3">{t(title)}</Phrases>
              <Phrases as="p">{t(text)}</Phrases>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
