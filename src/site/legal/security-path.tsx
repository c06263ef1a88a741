import { useBootstrapData } from '../../app/bootstrap-data.tsx';
import { useContent } from '../../i18n/use-content.ts';
import card from '../../ui/card.module.css';
import { FactList } from '../sections/fact-list.tsx';
import styles from './security-path.module.css';
import { useStated } from './use-stated.ts';

const aspects = ['sent', 'stored', 'logged'] as const;

/** The stops of a visitor's data: how it travels, what is stored and what is logged. */
export function SecurityPath() {
  const { path } = useContent('security');
  const { dataLocation } = useBootstrapData().config.legal;
  const stated = useStated();
  const stops = [path.browser, path.server, { ...path.services, stored: stated(dataLocation) }];
  return (
    <section className={styles.path} aria-labelledby="path">
      <h2 id="path">{path.title}</h2>
      <ol>
        {stops.map((stop) => (
          <li key={stop.name} className={card.card}>
            <h3>{stop.name}</h3>
            <FactList
              facts={aspects.map((aspect) => ({ name: path.aspects[aspect], text: stop[aspect] }))}
              kind="compact"
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
