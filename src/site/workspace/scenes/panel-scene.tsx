import { useState } from 'react';
import { useContent } from '../../../i18n/use-content.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatNumber } from '../../../ui/format/number.ts';
import {
  type Choice,
  type Criterion,
  criteria,
  criterionNames,
  feasibility,
  panelSize,
} from '../data/panel.ts';
import { Bar, Select } from '../parts.tsx';
import styles from '../workspace.module.css';

const quotas = ['300', '600', '1000'] as const;

/** Three digits: the size of the panel is rounded, too. */
const roughly = (people: number) => formatNumber(Number(people.toPrecision(3)));

/** The largest margin of error of a share in percentage points, at 95% confidence. */
const marginOfError = (answers: number) => 98 / Math.sqrt(answers);

/** Criteria and quota of a sample, with the people who match, the days it takes and how exact the result is. */
export function PanelScene() {
  const c = useContent('workspace');
  const { t } = useTranslation(['workspace']);
  const [choice, setChoice] = useState<Choice>({ gender: 'female', age: 'middle', city: 'second' });
  const [quota, setQuota] = useState<(typeof quotas)[number]>('600');
  const { steps, people, days } = feasibility(choice, Number(quota));
  const namesOf = (criterion: Criterion): Readonly<Record<string, string>> => c.panel[criterion];

  return (
    <div className={styles.panel}>
      <div className={styles.filters}>
        {criterionNames.map((criterion) => (
          <Select
            key={criterion}
            label={namesOf(criterion).name ?? ''}
            value={choice[criterion] ?? ''}
            options={[
              ['', c.panel.any],
              ...Object.keys(criteria[criterion]).map(
                (option) => [option, namesOf(criterion)[option] ?? ''] as const,
              ),
            ]}
            onChange={(chosen) => setChoice({ ...choice, [criterion]: chosen || undefined })}
          />
        ))}
        <Select
          label={c.panel.quota}
          value={quota}
          options={quotas.map((each) => [each, formatNumber(Number(each))] as const)}
          onChange={setQuota}
        />
      </div>
      <div role="status">
        <dl className={styles.tiles}>
          <div>
            <dt>{c.panel.people}</dt>
            <dd>{roughly(people)}</dd>
          </div>
          <div>
            <dt>{c.panel.days}</dt>
            <dd>{t('workspace.panel.daysUnit', { count: days })}</dd>
          </div>
          <div>
            <dt>{c.panel.margin}</dt>
            <dd>{t('workspace.panel.marginUnit', { points: marginOfError(Number(quota)).toFixed(1) })}</dd>
          </div>
        </dl>
      </div>
      <ul className={styles.rows} data-wide="">
        <li>
          <span>{c.panel.whole}</span>
          <Bar value={panelSize} max={panelSize} kind="own" />
          <b>{formatNumber(panelSize)}</b>
        </li>
        {steps.map(({ criterion, people: left }) => (
          <li key={criterion}>
            <span>{namesOf(criterion)[choice[criterion] ?? '']}</span>
            <Bar value={left} max={panelSize} kind="own" />
            <b>{roughly(left)}</b>
          </li>
        ))}
      </ul>
      <p className={styles.muted}>{c.panel.note}</p>
    </div>
  );
}
