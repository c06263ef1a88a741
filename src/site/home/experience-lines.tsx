import type { ReactNode } from 'react';
import { paths } from '../../app/paths.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import type { TextKey } from '../../i18n/namespaces.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import {
  BrandDrawing,
  EmployeeDrawing,
  ProductDrawing,
  ServiceDrawing,
} from '../../ui/illustrations/line-drawings.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { Section } from '../sections/section.tsx';
import styles from './experience-lines.module.css';

interface Line {
  to: string;
  name: TextKey<'home'>;
  question: TextKey<'home'>;
  text: TextKey<'home'>;
  drawing: ReactNode;
}

const lines: Line[] = [
  {
    to: paths.product('brand'),
    name: 'home.lines.brand.name',
    question: 'home.lines.brand.question',
    text: 'home.lines.brand.text',
    drawing: <BrandDrawing />,
  },
  {
    to: paths.product(undefined, 'video-quest'),
    name: 'home.lines.product.name',
    question: 'home.lines.product.question',
    text: 'home.lines.product.text',
    drawing: <ProductDrawing />,
  },
  {
    to: paths.product('service'),
    name: 'home.lines.service.name',
    question: 'home.lines.service.question',
    text: 'home.lines.service.text',
    drawing: <ServiceDrawing />,
  },
  {
    to: paths.product('employee'),
    name: 'home.lines.employee.name',
    question: 'home.lines.employee.question',
    text: 'home.lines.employee.text',
    drawing: <EmployeeDrawing />,
  },
];

export function ExperienceLines() {
  const { t } = useTranslation(['home']);
  return (
    <Section id="lines" title={t('home.lines.title')} lead={t('home.lines.lead')}>
      <ul className={styles.lines}>
        {lines.map(({ to, name, question, text, drawing }) => (
          <li key={name} className={styles.line}>
            <div className={styles.drawing}>{drawing}</div>
            <div className={styles.text}>
              <h3>
                <LocalizedLink to={to}>
                  <Phrases as="span">{t(name)}</Phrases>
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
