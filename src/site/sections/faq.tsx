import type { FAQPage, WithContext } from 'schema-dts';
import { ChevronIcon } from '../../ui/icons.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { StructuredData } from '../seo/structured-data.tsx';
import styles from './faq.module.css';

/** Expandable questions with structured data. One per page. */
export function Faq({ items }: { items: readonly { question: string; answer: string }[] }) {
  const data: WithContext<FAQPage> | false = import.meta.env.SSR && {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  return (
    <div className={styles.list}>
      {items.map(({ question, answer }) => (
        <details key={question} suppressHydrationWarning>
          <summary>
            <Phrases as="span">{question}</Phrases>
            <ChevronIcon />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
      <StructuredData data={data} />
    </div>
  );
}
