import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './bento.module.css';
import type { Feature } from './feature.ts';
import { Points } from './points.tsx';
import { Section } from './section.tsx';

interface BentoProps {
  title: string;
  lead: string;
  /** The first one is large, the next two are beside it. */
  features: readonly [Feature, Feature, Feature];
}

/** One large and two small features. */
export function Bento({ title, lead, features }: BentoProps) {
  return (
    <Section title={title} lead={lead}>
      <div className={styles.grid}>
        {features.map(({ id, title: name, text, points, picture, action }) => (
          <article key={name} id={id} className={styles.tile}>
            <div className={styles.picture}>{picture}</div>
            <div className={styles.text}>
              <Phrases as="h3">{name}</Phrases>
              <Phrases as="p">{text}</Phrases>
              <Points points={points} />
              {action}
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
