import { useState } from 'react';
import { useContent } from '../../../i18n/use-content.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatNumber } from '../../../ui/format/number.ts';
import { type Choice, type Criterion, feasibility, panelSize } from '../data/panel.ts';
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
  const nameOf = (criterion: Criterion, chosen: Choice) => {
    const names: Record<string, string> = c.panel[criterion];
    return names[chosen[criterion] ?? 'name'];
  };
  const set = (part: Choice) => setChoice({ ...choice, ...part });

  return (
    <div className={styles.panel}>
      <div className={styles.filters}>
        <Select
          label={c.panel.gender.name}
          value={choice.gender ?? ''}
          options={[
            ['', c.panel.any],
            ['female', c.panel.gender.female],
            ['male', c.panel.gender.male],
          ]}
          onChange={(gender) => set({ gender: gender || undefined })}
        />
        <Select
          label={c.panel.age.name}
          value={choice.age ?? ''}
          options={[
            ['', c.panel.any],
            ['young', c.panel.age.young],
            ['middle', c.panel.age.middle],
            ['older', c.panel.age.older],
          ]}
          onChange={(age) => set({ age: age || undefined })}
        />
        <Select
          label={c.panel.city.name}
          value={choice.city ?? ''}
          options={[
            ['', c.panel.any],
            ['first', c.panel.city.first],
            ['second', c.panel.city.second],
            ['other', c.panel.city.other],
          ]}
          onChange={(city) => set({ city: city || undefined })}
        />
        <Select
          label={c.panel.habit.name}
          value={choice.habit ?? ''}
          options={[
            ['', c.panel.any],
            ['online', c.panel.habit.online],
            ['children', c.panel.habit.children],
            ['driver', c.panel.habit.driver],
          ]}
          onChange={(habit) => set({ habit: habit || undefined })}
        />
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
            <span>{nameOf(criterion, choice)}</span>
            <Bar value={left} max={panelSize} kind="own" />
            <b>{roughly(left)}</b>
          </li>
        ))}
      </ul>
      <p className={styles.muted}>{c.panel.note}</p>
    </div>
  );
}
