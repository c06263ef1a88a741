import { useId } from 'react';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useContent } from '../../i18n/use-content.ts';
import { paths } from '../../paths/paths.ts';
import { toCsv } from '../../ui/format/csv.ts';
import { formatNumber } from '../../ui/format/number.ts';
import { LinkRow } from '../../ui/link-row.tsx';
import marked from '../../ui/marked-list.module.css';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import split from '../../ui/split.module.css';
import figures from '../charts/figure-table.module.css';
import { ActionLink } from '../sections/action-link.tsx';
import { ApplyActions } from '../sections/apply-actions.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import facts from '../sections/fact-list.module.css';
import { Faq } from '../sections/faq.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import { decimal } from '../work-sample/format.ts';
import outline from './report-outline.module.css';
import { createRichText } from './rich-text.ts';
import { differenceOf, marginOf, sampleSizes } from './sample-sizes.ts';
import sizes from './size-table.module.css';

export default function ResourcesPage() {
  const c = useContent('resources');
  return (
    <>
      <SeoMeta {...c.meta} />
      <PageHero
        {...c.hero}
        actions={
          <>
            <ActionLink to="#outline">{c.hero.outline}</ActionLink>
            <ActionLink to={paths.lib()} kind="secondary">
              {c.hero.lib}
            </ActionLink>
          </>
        }
      />
      <SizeTable />
      <ReportOutline />
      <Section title={c.faq.title} tone="sunken">
        <Faq items={c.faq.items} />
      </Section>
      <CallToAction {...c.closing} actions={<ApplyActions label={c.closing.action} />} />
    </>
  );
}

const shares = [0.5, 0.3, 0.1];

/** The margins of error by sample size, and how to look them up. */
function SizeTable() {
  const c = useContent('resources');
  const { title, lead, caption, columns, steps, note, download } = c.sizes;
  const captionId = useId();
  const rows = sampleSizes.map((count) => [
    count,
    ...[...shares.map((share) => marginOf(count, share)), differenceOf(count)].map((value) => decimal(value)),
  ]);
  // Spreadsheets recognize the encoding by the mark at the start.
  const file = `\ufeff${toCsv([columns, ...rows])}`;
  return (
    <Section title={title} lead={lead} tone="sunken">
      <div className={`${split.split} ${sizes.parts}`}>
        <table className={`${figures.table} ${sizes.table}`} aria-labelledby={captionId}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  <Phrases as="span">{column}</Phrases>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sampleSizes.map((count) => (
              <tr key={count}>
                <th scope="row">{formatNumber(count)}</th>
                {shares.map((share) => (
                  <td key={share}>±{decimal(marginOf(count, share))}</td>
                ))}
                <td>{decimal(differenceOf(count))}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className={sizes.notes}>
          <h3 id={captionId}>{caption}</h3>
          <ol className={marked.list}>
            {steps.map((step) => (
              <li key={step}>
                <Phrases as="span">{step}</Phrases>
              </li>
            ))}
          </ol>
          <Phrases as="p">{note}</Phrases>
          <a href={`data:text/csv;charset=utf-8,${encodeURIComponent(file)}`} download="sample-sizes.csv">
            {download}
          </a>
        </div>
      </div>
    </Section>
  );
}

/** The parts of a report of one page with an example of each, and the outline as a file. */
function ReportOutline() {
  const c = useContent('resources');
  const { title, lead, parts, download, markdown } = c.outline;
  const file = [`# ${title}`, ...parts.map(({ name, text }) => `## ${name}\n\n${text}`)].join('\n\n');
  return (
    <Section id="outline" title={title} lead={lead}>
      <dl className={`${facts.list} ${outline.parts}`}>
        {parts.map(({ name, text, example }) => (
          <div key={name}>
            <Phrases as="dt">{name}</Phrases>
            <Phrases as="dd">{text}</Phrases>
            <Phrases as="dd" className={outline.example}>
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
