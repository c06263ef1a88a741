import type { components } from '../../../openapi/generated/schema.d.ts';
import { useBootstrapData } from '../../app/bootstrap-data.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { mailHref } from '../../ui/format/mail-href.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import marked from '../../ui/marked-list.module.css';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { PublishedDate } from '../news/published-date.tsx';
import styles from './careers-page.module.css';

export type Job = components['schemas']['Recruit'];

/** One line of text per point. */
const points = (text: string) => text.split('\n').filter(Boolean);

/** A job: a summary with expandable details. */
export function JobCard({ job, category }: { job: Job; category: string | undefined }) {
  const { t } = useTranslation(['join']);
  const { recruitEmail } = useBootstrapData().config.contact;
  return (
    <details className={styles.job} name="job">
      <summary>
        <Phrases as="h3">{job.title}</Phrases>
        <div className={styles.facts}>
          <p>
            {category && <span>{category}</span>}
            <span>{job.city}</span>
          </p>
          <p>
            <span>{t('join.job.headcount', { count: job.headcount })}</span>
            <span>
              {t('join.job.posted')} <PublishedDate time={job.publishTime} />
            </span>
          </p>
        </div>
        <Phrases as="p" className={styles.preview}>
          {points(job.duty)[0] ?? ''}
        </Phrases>
        <ChevronIcon />
      </summary>
      <div className={styles.details}>
        {(['duty', 'requirement'] as const).map((part) => (
          <div key={part}>
            <h4>{t(`join.job.${part}`)}</h4>
            <ul className={marked.list}>
              {points(job[part]).map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
        ))}
        {recruitEmail && (
          <p className={styles.applying}>
            <Button
              kind="primary"
              small
              as="a"
              href={mailHref(recruitEmail, t('join.job.subject', { title: job.title, city: job.city }))}
            >
              {t('join.job.apply')}
            </Button>
            <span>{t('join.job.applyHint', { email: recruitEmail })}</span>
          </p>
        )}
      </div>
    </details>
  );
}
