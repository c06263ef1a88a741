import { type KeyboardEvent, type Ref, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CheckIcon } from '../../ui/icons.tsx';
import styles from './slider-captcha.module.css';

/** The maximum value, and the step of an arrow key. */
const end = 100;
const keyStep = 10;

const steps: Record<string, number> = {
  ArrowRight: keyStep,
  ArrowUp: keyStep,
  ArrowLeft: -keyStep,
  ArrowDown: -keyStep,
};

export interface SliderCaptchaProps {
  isPassed: boolean;
  /** What it asks for. */
  dragKey: 'captcha.drag' | 'captcha.dragForCode';
  onPass: () => void;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A captcha that is completed by dragging it to the right end, with the arrow and End keys, or with a button. It prevents
 * accidental submissions; the rate limits of the server stop robots.
 */
export function SliderCaptcha({ isPassed, dragKey, onPass, ref }: SliderCaptchaProps) {
  const { t } = useTranslation(['captcha']);
  const [drawn, setDrawn] = useState(0);
  const position = isPassed ? end : drawn;

  function move(to: number) {
    if (isPassed) return;
    const next = Math.max(0, Math.min(end, to));
    setDrawn(next === end ? 0 : next);
    if (next === end) onPass();
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(position + step);
  }

  const words = t(isPassed ? 'captcha.passed' : dragKey);
  return (
    <div className={styles.captcha}>
      <div className={isPassed ? `${styles.track} ${styles.passed}` : styles.track}>
        <progress className={styles.fill} value={position} max={end} aria-hidden="true" />
        <span className={styles.words} aria-hidden="true">
          {isPassed && <CheckIcon />}
          <span>{words}</span>
        </span>
        <input
          ref={ref}
          type="range"
          min={0}
          max={end}
          value={position}
          className={styles.range}
          // Not `disabled`, which would remove the focus.
          aria-disabled={isPassed}
          aria-label={t('captcha.label')}
          aria-valuetext={words}
          onChange={({ currentTarget }) => move(currentTarget.valueAsNumber)}
          onKeyDown={onKeyDown}
          // Released before the end, it slides back.
          onPointerUp={() => setDrawn(0)}
          onPointerCancel={() => setDrawn(0)}
        />
      </div>
      <span role="status" className="visually-hidden">
        {isPassed && words}
      </span>
      {!isPassed && (
        <button type="button" className={styles.click} onClick={onPass}>
          {t('captcha.click')}
        </button>
      )}
    </div>
  );
}
