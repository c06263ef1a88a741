import type { ReactNode } from 'react';
import type { TextKey } from '../../i18n/namespaces.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './apply-steps.module.css';

const steps: { title: TextKey<'apply'>; text: TextKey<'apply'> }[] = [
  { title: 'apply.steps.call.title', text: 'apply.steps.call.text' },
  { title: 'apply.steps.demo.title', text: 'apply.steps.demo.text' },
  { title: 'apply.steps.start.title', text: 'apply.steps.start.text' },
];

interface ApplyStepsProps {
  level: 'h2' | 'h3';
  /** A step before the others. */
  first?: ReactNode;
}

/** The steps after an application. */
export function ApplySteps({ level, first }: ApplyStepsProps) {
  const { t } = useTranslation(['apply']);
  return (
    <ol className={styles.steps}>
      {first}
      {steps.map(({ title, text }) => (
        <li key={title}>
          <Phrases as={level}>{t(title)}</Phrases>
          <Phrases as="p">{t(text)}</Phrases>
        </li>
      ))}
    </ol>
  );
}
