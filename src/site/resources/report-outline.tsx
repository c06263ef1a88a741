import { useContent } from '../../i18n/use-content.ts';
import { LinkRow } from '../../ui/link-row.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import facts from '../sections/fact-list.module.css';
import { Section } from '../sections/section.tsx';
import styles from './report-outline.module.css';
import { createRichText } from './rich-text.ts';

/** The parts of a report of one page with an example of each, and the outline as a file. */
export function ReportOutline() {
  const c = useContent('resources');
  const { title, lead, parts, download, markdown } = c.outline;
  const file = [`# ${title}`, ...parts.map(({ name, text }) => `## ${name}\n\n${text}`)].join('\n\n');
  return (
    <Section id="outline" title={title} lead={lead}>
      <dl className={`${facts.list} ${styles.parts}`}>
        {parts.map(({ name, text, example }) => (
          <div key={name}>
            <Phrases as="dt">{name}</Phrases>
            <Phrases as="dd">{text}</Phrases>
            <Phrases as="dd" className={styles.example}>
              {example}
            </Phrases>
          </div>
        ))}
      </dl>
      <LinkRow>
        <a
          href={`data:application/rtf;charset=utf-8,${encodeURIComponent(createRichText(title, parts))}`}
          download="report-outline.rtf"
        >
          {download}
        </a>
        <a
          href={`data:text/markdown;charset=utf-8,${encodeURIComponent(`${file}\n`)}`}
          download="report-outline.md"
        >
          {markdown}
        </a>
      </LinkRow>
    </Section>
  );
}
