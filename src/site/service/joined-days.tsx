import { useContent } from '../../i18n/use-content.ts';
import { Chart } from '../../ui/charts/chart.tsx';
import type { ChartSpec } from '../../ui/charts/chart-spec.ts';
import { WorkSample } from '../work-sample/work-sample.tsx';

/** Members, the days on which they say that they used an app, and the days on which they did. Invented. */
const members = [
  { member: 'D7304', stated: 7, measured: 7 },
  { member: 'D7333', stated: 6, measured: 2 },
  { member: 'D7362', stated: 6, measured: 3 },
  { member: 'D7420', stated: 3, measured: 4 },
  { member: 'D7449', stated: 4, measured: 2 },
  { member: 'D7507', stated: 4, measured: 1 },
];

const chart: ChartSpec = {
  marks: [
    { mark: 'barX', x: 'measured', fill: 'own' },
    { mark: 'barX', x: 'onlyStated', fill: 'group-2' },
    { mark: 'text', text: 'stated' },
    { mark: 'text', text: 'measured' },
  ],
  x: { domain: [0, 7], isCounted: true },
  y: { field: 'member', isBeside: true },
  rows: members.map((row) => ({ ...row, onlyStated: Math.max(row.stated - row.measured, 0) })),
  columns: { member: '#', stated: '#', measured: '#' },
};

/** Answers of a survey beside the app use of the same people, a dot for each day. */
export function JoinedDays() {
  const c = useContent('service');
  const { title, labels } = c.join.figure;
  return (
    <WorkSample title={title}>
      <Chart {...chart} title={title} labels={labels} />
    </WorkSample>
  );
}
