import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { Points } from '../sections/points.tsx';
import { Section } from '../sections/section.tsx';
import styles from './method-guide.module.css';

interface MethodGuideProps {
  title: string;
  /** When to use the method, separated by `|`. */
  fit: string;
  /** When another method is better, and which. */
  unfit: readonly { text: string; link: string; to: string }[];
}

/** When to use a method, and when another one. */
export function MethodGuide({ title, fit, unfit }: MethodGuideProps) {
  const { t } = useTranslation(['method']);
  return (
    <Section title={title} tone="sunken">
      <div className={styles.choice}>
        <div>
          <h3>{t('method.fit')}</h3>
          <Points points={fit.split(' | ')} />
        </div>
        <div>
          <h3>{t('method.unfit')}</h3>
          <dl className={styles.others}>
            {unfit.map(({ text, link, to }) => (
              <div key={to}>
                <Phrases as="dt">{text}</Phrases>
                <dd>
                  <LocalizedLink to={to}>{link}</LocalizedLink>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}
