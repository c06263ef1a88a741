import { useState } from 'react';
import { useContent } from '../../../i18n/use-content.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { cellOf, type Tenure, teams, tenures, topics } from '../data/team-survey.ts';
import { Select } from '../parts.tsx';
import styles from '../workspace.module.css';

const levelOf = (share: number) => (share < 45 ? 'low' : share < 70 ? 'middle' : 'high');

/** Agreement by team and topic. Small groups disappear as the filters narrow. */
export function TeamsScene() {
  const c = useContent('workspace');
  const { t } = useTranslation(['workspace']);
  const [scope, setScope] = useState<'all' | 'one'>('all');
  const [tenure, setTenure] = useState<Tenure | ''>('');
  const filter = { isOneStore: scope === 'one', ...(tenure && { tenure }) };

  return (
    <div className={styles.teams}>
      <div className={styles.filters}>
        <Select
          label={c.teams.filterStore}
          value={scope}
          options={[
            ['all', c.store.all],
            ['one', c.teams.oneStore],
          ]}
          onChange={setScope}
        />
        <Select
          label={c.teams.filterTenure}
          value={tenure}
          options={[['', c.teams.everybody], ...tenures.map((each) => [each, c.teams[each]] as const)]}
          onChange={setTenure}
        />
      </div>
      <table className={styles.heat}>
        <caption>{c.teams.caption}</caption>
        <thead>
          <tr>
            <td />
            {topics.map((topic) => (
              <th key={topic} scope="col">
                {c.teams.topic[topic]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {teams.map((team) => (
            <tr key={team}>
              <th scope="row">{c.teams.team[team]}</th>
              {topics.map((topic) => {
                const { share, total } = cellOf(team, topic, filter);
                return share === undefined ? (
                  <td key={topic} data-level="hidden" title={c.teams.hidden}>
                    {c.teams.hiddenShort}
                  </td>
                ) : (
                  <td
                    key={topic}
                    data-level={levelOf(share)}
                    title={t('workspace.teams.cell', { share, total })}
                  >
                    {share}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.levels}>
        {(['low', 'middle', 'high', 'hidden'] as const).map((level) => (
          <li key={level} data-level={level}>
            {c.teams[level]}
          </li>
        ))}
      </ul>
    </div>
  );
}
