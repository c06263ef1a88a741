import type { ReactNode } from 'react';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useContent } from '../../i18n/use-content.ts';
import type { CaseId } from '../../paths/case-ids.ts';
import { paths } from '../../paths/paths.ts';
import { ArrowIcon } from '../../ui/icons.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './industry-list.module.css';

interface Industry {
  title: string;
  text: string;
  icon: ReactNode;
  /** The case that stands for the industry. */
  caseId: CaseId;
}

/** Industries with what is studied in them, and a typical project. */
export function IndustryList({ industries }: { industries: readonly Industry[] }) {
  const c = useContent('caseStudies');
  return (
    <ul className={styles.list}>
      {industries.map(({ title, text, icon, caseId }) => (
        <li key={caseId}>
          <span className={styles.icon}>{icon}</span>
          <div>
            <h3>{title}</h3>
            <Phrases as="p">{text}</Phrases>
            <LocalizedLink to={paths.caseStudy(caseId)}>
              <Phrases as="span">{c.item[caseId].topic}</Phrases>
              <ArrowIcon />
            </LocalizedLink>
          </div>
        </li>
      ))}
    </ul>
  );
}
