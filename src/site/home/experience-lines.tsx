import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useContent } from '../../i18n/use-content.ts';
import { paths } from '../../paths/paths.ts';
import card from '../../ui/card.module.css';
import { ArrowIcon } from '../../ui/icons.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { Section } from '../sections/section.tsx';
import styles from './experience-lines.module.css';
import { BrandChart, EmployeeChart, ProductChart, ServiceChart } from './static-line-charts.tsx';

export function ExperienceLines() {
  const c = useContent('home');
  const lines = [
    { ...c.lines.brand, to: paths.product('brand'), Chart: BrandChart },
    { ...c.lines.product, to: paths.product(undefined, 'video-quest'), Chart: ProductChart },
    { ...c.lines.service, to: paths.product('service'), Chart: ServiceChart },
    { ...c.lines.employee, to: paths.product('employee'), Chart: EmployeeChart },
  ];
  return (
    <Section id="lines" title={c.lines.title} lead={c.lines.lead}>
      <ul className={styles.lines}>
        {lines.map(({ to, name, question, text, Chart }) => (
          <li key={name} className={card.linked}>
            <Chart />
            <div className={styles.text}>
              <h3>
                <LocalizedLink to={to}>
                  <Phrases as="span">{name}</Phrases>
                  <ArrowIcon />
                </LocalizedLink>
              </h3>
              <Phrases as="p" className={styles.question}>
                {question}
              </Phrases>
              <Phrases as="p" className={styles.body}>
                {text}
              </Phrases>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
