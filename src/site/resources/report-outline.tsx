import { useTranslation } from '../../i18n/use-translation.ts';
import { FactList } from '../sections/fact-list.tsx';
import { Section } from '../sections/section.tsx';
import styles from './report-outline.module.css';
import { createRichText } from './rich-text.ts';

/** The parts of a report of one page, and the same as a file. */
export function ReportOutline() {
  const { t } = useTranslation(['resources']);
  const facts = [
    { name: t('resources.outline.decision.name'), text: t('resources.outline.decision.text') },
    { name: t('resources.outline.answer.name'), text: t('resources.outline.answer.text') },
    { name: t('resources.outline.findings.name'), text: t('resources.outline.findings.text') },
    { name: t('resources.outline.basis.name'), text: t('resources.outline.basis.text') },
    { name: t('resources.outline.limits.name'), text: t('resources.outline.limits.text') },
    { name: t('resources.outline.next.name'), text: t('resources.outline.next.text') },
  ];
  const title = t('resources.outline.title');
  const file = [`# ${title}`, ...facts.map(({ name, text }) => `## ${name}\n\n${text}`)].join('\n\n');
  return (
    <Section id="outline" title={title} lead={t('resources.outline.lead')}>
      <FactList facts={facts} />
      <p className={styles.download}>
        <a
          href={`data:application/rtf;charset=utf-8,${encodeURIComponent(createRichText(title, facts))}`}
          download="report-outline.rtf"
        >
          {t('resources.outline.download')}
        </a>
        <a
          href={`data:text/markdown;charset=utf-8,${encodeURIComponent(`${file}\n`)}`}
          download="report-outline.md"
        >
          {t('resources.outline.markdown')}
        </a>
      </p>
    </Section>
  );
}
