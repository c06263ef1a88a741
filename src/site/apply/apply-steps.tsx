import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './apply-steps.module.css';

const steps = ['call', 'demo', 'start'] as const;

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
      {steps.map((step) => (
        <li key={step}>
          <Phrases as={level}>{t(`apply.steps.${step}.title`)}</Phrases>
          <Phrases as="p">{t(`apply.steps.${step}.text`)}</Phrases>
        </li>
      ))}
    </ol>
  );
}
