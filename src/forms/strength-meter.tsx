import { type Control, type FieldPathByValue, type FieldValues, useWatch } from 'react-hook-form';
import { useTranslation } from '../i18n/use-translation.ts';
import styles from './strength-meter.module.css';
import { passwordLevel } from './validators/password-level.ts';

const names = [
  'form.strength.none',
  'form.strength.weak',
  'form.strength.fair',
  'form.strength.strong',
] as const;
const looks = [undefined, styles.weak, styles.fair, styles.strong];

interface StrengthMeterProps<Values extends FieldValues> {
  control: Control<Values>;
  /** The field of the new password. */
  name: FieldPathByValue<Values, string>;
}

/** The strength of a new password. It renders alone with each key. */
export function StrengthMeter<Values extends FieldValues>(props: StrengthMeterProps<Values>) {
  const { t } = useTranslation(['form']);
  const password: string | undefined = useWatch(props);
  const level = passwordLevel(password ?? '');
  const name = t(names[level]);
  return (
    <div className={styles.meter}>
      <meter
        className={looks[level]}
        min={0}
        max={3}
        value={level}
        aria-label={t('form.strength.label')}
        aria-valuetext={name}
      />
      {/* No text for an empty field. */}
      {level > 0 && <span aria-hidden="true">{name}</span>}
    </div>
  );
}
