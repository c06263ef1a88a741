import { useId, useState } from 'react';
import { useIsHydrated } from '../../app/use-hydrated.ts';
import type { TextKey } from '../../i18n/namespaces.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Choices } from '../question-library/examples/choices.tsx';
import { listOf } from '../question-library/examples/example.ts';
import { WordScale } from '../question-library/examples/scales.tsx';
import { usePreHydrationInput } from '../sections/use-pre-hydration-input.ts';
import styles from './live-questionnaire.module.css';
import { ResultBars } from './result-bars.tsx';

const lastStep = 3;

/** The third question, for a livestream and for other channels. */
const branches = {
  livestream: { ask: 'survey.live.livestream.ask', options: 'survey.live.livestream.options' },
  other: { ask: 'survey.live.other.ask', options: 'survey.live.other.options' },
} as const satisfies Record<string, Record<'ask' | 'options', TextKey<'survey'>>>;

/** A questionnaire to try: a choice, a scale, a question that depends on the choice, and the results. */
export function LiveQuestionnaire() {
  const { t } = useTranslation(['survey']);
  const isHydrated = useIsHydrated();
  const form = usePreHydrationInput<HTMLFormElement>();
  const titleId = useId();
  const [step, setStep] = useState(0);
  const [isMissing, setMissing] = useState(false);
  const [channel, setChannel] = useState<string>();
  const channels = listOf(t('survey.live.channel.options'));
  const branch = branches[channel === channels[2] ? 'livestream' : 'other'];

  return (
    <form
      ref={form}
      className={styles.phone}
      aria-labelledby={titleId}
      onSubmit={(event) => {
        event.preventDefault();
        if (event.currentTarget.querySelector('fieldset:not([hidden]) :checked')) setStep(step + 1);
        else setMissing(true);
      }}
      onChange={() => setMissing(false)}
    >
      <header className={styles.head}>
        <p id={titleId}>{t('survey.live.title')}</p>
        <span>{t('survey.live.progress', { step: Math.min(step + 1, lastStep), total: lastStep })}</span>
        <progress max={lastStep} value={step + 1} aria-label={t('survey.live.progressLabel')} />
      </header>
      <fieldset
        hidden={step !== 0}
        onChange={({ target }) => target instanceof HTMLInputElement && setChannel(target.value)}
      >
        <legend>{t('survey.live.channel.ask')}</legend>
        <Choices
          name="channel"
          type="radio"
          ask={t('survey.live.channel.ask')}
          parts={t('survey.live.channel.options')}
        />
      </fieldset>
      <fieldset hidden={step !== 1}>
        <legend>{t('survey.live.satisfaction.ask')}</legend>
        <WordScale
          name="satisfaction"
          ask={t('survey.live.satisfaction.ask')}
          parts={t('survey.live.satisfaction.options')}
        />
      </fieldset>
      <fieldset hidden={step !== 2} key={branch.ask}>
        <legend>{t(branch.ask)}</legend>
        <Choices name="reason" type="checkbox" ask={t(branch.ask)} parts={t(branch.options)} />
        <p className={styles.logic}>{t('survey.live.logic')}</p>
      </fieldset>
      {step === lastStep && <ResultBars options={channels} chosen={channel} />}
      <p role="alert" className={styles.missing}>
        {isMissing && t('survey.live.required')}
      </p>
      <footer className={styles.foot}>
        {step > 0 && (
          <Button kind="outline" small onClick={() => setStep(step === lastStep ? 0 : step - 1)}>
            {t(step === lastStep ? 'survey.live.again' : 'survey.live.back')}
          </Button>
        )}
        {step < lastStep && (
          <Button kind="primary" small type="submit" disabled={!isHydrated}>
            {t(step === lastStep - 1 ? 'survey.live.submit' : 'survey.live.next')}
          </Button>
        )}
      </footer>
    </form>
  );
}
