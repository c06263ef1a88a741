import { useContent } from '../../i18n/use-content.ts';
import { paths } from '../../paths/paths.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { ActionLink } from '../sections/action-link.tsx';
import { Section } from '../sections/section.tsx';
import styles from './lenses.module.css';
import { methods } from './methods.ts';

/** One problem, what each of the four methods finds out about it, and the conclusion from all of them. */
export function Lenses() {
  const c = useContent('introduce');
  return (
    <Section title={c.lenses.title} lead={c.lenses.lead} tone="sunken">
      <ol className={styles.lenses}>
        {methods.map((method) => {
          const lens = c.lenses.methods[method];
          return (
            <li key={method}>
              <h3>
                <span>{lens.method}</span> <small>{lens.name}</small>
              </h3>
              <p className={styles.figure}>{lens.figure}</p>
              <Phrases as="p">{lens.finding}</Phrases>
              <Phrases as="p" className={styles.source}>
                {lens.source}
              </Phrases>
              <ActionLink to={paths.introduce(method)} kind="secondary">
                {lens.action}
              </ActionLink>
            </li>
          );
        })}
      </ol>
      <p className={styles.conclusion}>
        <span>{c.lenses.conclusion}</span>
        <strong>
          <Phrases as="span">{c.lenses.answer}</Phrases>
        </strong>
      </p>
    </Section>
  );
}
