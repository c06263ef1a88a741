import { type ReactNode, useId } from 'react';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './icon-band.module.css';

interface IconBandProps {
  title: string;
  lead: string;
  blocks: readonly { title: string; text: string; icon: ReactNode }[];
  /** An optional link. */
  action?: ReactNode;
}

/** A band of features with icons. */
export function IconBand({ title, lead, blocks, action }: IconBandProps) {
  const headingId = useId();
  return (
    <section className={styles.band} data-filled="" aria-labelledby={headingId}>
      <div className={styles.inner} data-reveal="">
        <header className={styles.head}>
          <Phrases as="h2" id={headingId}>
            {title}
          </Phrases>
          <Phrases as="p">{lead}</Phrases>
        </header>
        <ul className={styles.blocks}>
          {blocks.map((block) => (
            <li key={block.title}>
              <span className={styles.icon}>{block.icon}</span>
              <Phrases as="h3">{block.title}</Phrases>
              <Phrases as="p">{block.text}</Phrases>
            </li>
          ))}
        </ul>
        {action && <p className={styles.action}>{action}</p>}
      </div>
    </section>
  );
}
