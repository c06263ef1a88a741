import { useState } from 'react';
import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AnswerFlowPicture } from '../../ui/illustrations/drawings.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { ActionLink } from '../sections/action-link.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { AlertStep } from './alert-step.tsx';
import { AskStep } from './ask-step.tsx';
import { BoardStep } from './board-step.tsx';
import { type Answer, firstAnswer } from './demo-answers.ts';
import styles from './experience-page.module.css';

export const handle: PageHandle = { namespaces: ['experience'] };

/** Three steps that show the effect of an answer. Without scripts they show one example. */
export default function ExperiencePage() {
  const { t } = useTranslation(['experience']);
  const [answer, setAnswer] = useState<Answer>(firstAnswer);
  /** A changed answer opens a new ticket. */
  const [solved, setSolved] = useState<Answer>();
  return (
    <>
      <SeoMeta title={t('experience.meta.title')} description={t('experience.meta.description')} />
      <PageHero
        eyebrow={t('experience.hero.eyebrow')}
        title={t('experience.hero.title')}
        lead={t('experience.hero.lead')}
        actions={<ActionLink to="#ask">{t('experience.hero.start')}</ActionLink>}
        picture={<AnswerFlowPicture words={t('experience.hero.picture')} />}
      />
      <div className={styles.steps}>
        <AskStep answer={answer} onChange={(part) => setAnswer((before) => ({ ...before, ...part }))} />
        <BoardStep answer={answer} />
        <AlertStep
          answer={answer}
          isSolved={answer === solved}
          onSolvedChange={(isSolved) => setSolved(isSolved ? answer : undefined)}
        />
        <Phrases as="p" className={styles.note}>
          {t('experience.note')}
        </Phrases>
      </div>
      <CallToAction title={t('experience.closing.title')} text={t('experience.closing.text')} />
    </>
  );
}
