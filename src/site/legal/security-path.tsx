import { useBootstrapData } from '../../app/bootstrap-data.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './security-path.module.css';
import { useStated } from './use-stated.ts';

/** The stops of a visitor's data: how it travels, what is stored and what is logged. */
export function SecurityPath() {
  const { t } = useTranslation(['legal', 'security']);
  const { dataLocation } = useBootstrapData().config.legal;
  const stated = useStated();
  const aspects = t('security.path.aspects').split(' | ');
  const stops = [
    { name: t('security.path.browser.name'), facts: t('security.path.browser.facts') },
    { name: t('security.path.server.name'), facts: t('security.path.server.facts') },
    {
      name: t('security.path.services.name'),
      facts: t('security.path.services.facts', { location: stated(dataLocation) }),
    },
  ];
  return (
    <section className={styles.path} aria-labelledby="path">
      <h2 id="path">{t('security.path.title')}</h2>
      <ol>
        {stops.map(({ name, facts }) => (
          <li key={name}>
            <h3>{name}</h3>
            <dl>
              {facts.split(' | ').map((fact, index) => (
                <div key={fact}>
                  <dt>{aspects[index]}</dt>
                  <Phrases as="dd">{fact}</Phrases>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </section>
  );
}
