import { useState } from 'react';
import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
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
  const { t } = useTranslation(['experience', 'site']);
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
        actions={null}
        picture={
          <AskStep answer={answer} onChange={(part) => setAnswer((before) => ({ ...before, ...part }))} />
        }
      />
      <div className={styles.steps}>
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
      <CallToAction
        title={t('experience.closing.title')}
        text={t('experience.closing.text')}
        actions={
          <>
            <ActionLink to={paths.apply('service')}>{t('site.action.apply')}</ActionLink>
            <ActionLink to={paths.product('service')} kind="secondary">
              {t('experience.closing.product')}
            </ActionLink>
          </>
        }
      />
    </>
  );
}
