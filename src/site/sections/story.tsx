import { useId } from 'react';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import type { Feature } from './feature.ts';
import { Points } from './points.tsx';
import styles from './story.module.css';

interface StoryProps {
  title: string;
  lead: string;
  features: readonly Feature[];
}

/** Features in their order, each beside its picture; a line connects their numbers. */
export function Story({ title, lead, features }: StoryProps) {
  const headingId = useId();
  return (
    <section className={styles.section} data-filled="" aria-labelledby={headingId}>
      <div className={styles.inner}>
        <header className={styles.head}>
          <Phrases as="h2" id={headingId}>
            {title}
          </Phrases>
          <Phrases as="p">{lead}</Phrases>
        </header>
        <ol className={styles.steps}>
          {features.map(({ id, title: name, text, points, picture, action }) => (
            <li key={name} id={id} data-reveal="">
              <div className={styles.text}>
                <Phrases as="h3">{name}</Phrases>
                <Phrases as="p">{text}</Phrases>
                <Points points={points} />
                {action}
              </div>
              <div className={styles.picture}>{picture}</div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
