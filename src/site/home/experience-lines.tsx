import type { ComponentType } from 'react';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import type { TextKey } from '../../i18n/namespaces.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { ArrowIcon } from '../../ui/icons.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { Section } from '../sections/section.tsx';
import styles from './experience-lines.module.css';
import { BrandChart, EmployeeChart, ProductChart, ServiceChart } from './static-line-charts.ts';

interface Line {
  to: string;
  name: TextKey<'home'>;
  question: TextKey<'home'>;
  text: TextKey<'home'>;
  chart: TextKey<'home'>;
  Chart: ComponentType<{ words: string }>;
}

const lines: Line[] = [
  {
    to: paths.product('brand'),
    name: 'home.lines.brand.name',
    question: 'home.lines.brand.question',
    text: 'home.lines.brand.text',
    chart: 'home.lines.brand.chart',
    Chart: BrandChart,
  },
  {
    to: paths.product(undefined, 'video-quest'),
    name: 'home.lines.product.name',
    question: 'home.lines.product.question',
    text: 'home.lines.product.text',
    chart: 'home.lines.product.chart',
    Chart: ProductChart,
  },
  {
    to: paths.product('service'),
    name: 'home.lines.service.name',
    question: 'home.lines.service.question',
    text: 'home.lines.service.text',
    chart: 'home.lines.service.chart',
    Chart: ServiceChart,
  },
  {
    to: paths.product('employee'),
    name: 'home.lines.employee.name',
    question: 'home.lines.employee.question',
    text: 'home.lines.employee.text',
    chart: 'home.lines.employee.chart',
    Chart: EmployeeChart,
  },
];

export function ExperienceLines() {
  const { t } = useTranslation(['home']);
  return (
    <Section id="lines" title={t('home.lines.title')} lead={t('home.lines.lead')}>
      <ul className={styles.lines}>
        {lines.map(({ to, name, question, text, chart, Chart }) => (
          <li key={name} className={styles.line}>
            <Chart words={t(chart)} />
            <div className={styles.text}>
              <h3>
                <LocalizedLink to={to}>
                  <Phrases as="span">{t(name)}</Phrases>
                  <ArrowIcon />
                </LocalizedLink>
              </h3>
              <Phrases as="p" className={styles.question}>
                {t(question)}
              </Phrases>
              <Phrases as="p" className={styles.body}>
                {t(text)}
              </Phrases>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
