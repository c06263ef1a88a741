import type { FAQPage, WithContext } from 'schema-dts';
import type { TextKey } from '../../i18n/namespaces.ts';
import { useText } from '../../i18n/use-text.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import { StructuredData } from '../seo/structured-data.tsx';
import styles from './lib-page.module.css';

const questions: { q: TextKey<'lib'>; a: TextKey<'lib'> }[] = [
  { q: 'lib.faq.cost.q', a: 'lib.faq.cost.a' },
  { q: 'lib.faq.own.q', a: 'lib.faq.own.a' },
  { q: 'lib.faq.choose.q', a: 'lib.faq.choose.a' },
];

/** Questions and answers, for people and for search engines. */
export function LibFaq() {
  const t = useText('lib');
  const data: WithContext<FAQPage> = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ q, a }) => ({
      '@type': 'Question',
      name: t(q),
      acceptedAnswer: { '@type': 'Answer', text: t(a) },
    })),
  };
  return (
    <section className={styles.faq} aria-labelledby="faq">
      <h2 id="faq">{t('lib.faq.title')}</h2>
      {questions.map(({ q, a }) => (
        <details key={q}>
          <summary>
            {t(q)}
            <ChevronIcon />
          </summary>
          <p>{t(a)}</p>
        </details>
      ))}
      <StructuredData data={data} />
    </section>
  );
}
