import { useTranslation } from '../i18n/use-translation.ts';
import { CheckIcon } from '../ui/icons.tsx';
import styles from './stepper.module.css';

interface StepperProps {
  steps: readonly string[];
  current: number;
}

export function Stepper({ steps, current }: StepperProps) {
  const { t } = useTranslation(['form']);
  return (
    <ol
      className={styles.stepper}
      aria-label={t('form.steps.label', { step: current + 1, count: steps.length })}
    >
      {steps.map((name, index) => (
        <li
          key={name}
          data-done={index < current ? '' : undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.number} aria-hidden="true">
            {index < current ? <CheckIcon /> : index + 1}
          </span>
          <span>
            <span>{name}</span>
            {index < current && <span className="visually-hidden"> {t('form.steps.done')}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
