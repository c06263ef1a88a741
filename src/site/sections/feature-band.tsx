import type { ReactNode } from 'react';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './feature-band.module.css';
import { Section } from './section.tsx';

interface FeatureBandProps {
  title: string;
  lead: string;
  /** Each may have an example at its end. */
  blocks: readonly { title: string; text: string; example?: string }[];
  /** An optional link. */
  action?: ReactNode;
}

/** A dark band of features. */
export function FeatureBand({ title, lead, blocks, action }: FeatureBandProps) {
  return (
    <Section title={title} lead={lead} tone="band">
      <ul className={styles.blocks}>
        {blocks.map((block) => (
          <li key={block.title}>
            <Phrases as="h3">{block.title}</Phrases>
            <Phrases as="p">{block.text}</Phrases>
            {block.example && (
              <Phrases as="p" className={styles.example}>
                {block.example}
              </Phrases>
            )}
          </li>
        ))}
      </ul>
      {action && <p className={styles.action}>{action}</p>}
    </Section>
  );
}
