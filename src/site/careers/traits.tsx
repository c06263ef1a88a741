import { useContent } from '../../i18n/use-content.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './traits.module.css';

/** What the company looks for in applicants. */
export function Traits() {
  const c = useContent('join');
  const { title, list } = c.traits;
  return (
    <section className={styles.band} data-filled="" aria-labelledby="traits">
      <div className={styles.inner}>
        <Phrases as="h2" id="traits">
          {title}
        </Phrases>
        <ul>
          {list.map(({ title: trait, text }) => (
            <li key={trait}>
              <Phrases as="h3">{trait}</Phrases>
              <Phrases as="p">{text}</Phrases>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
