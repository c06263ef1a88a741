import * as answerFlow from '../../src/ui/illustrations/answer-flow.tsx';
import * as community from '../../src/ui/illustrations/community.tsx';
import * as conceptTest from '../../src/ui/illustrations/concept-test.tsx';
import * as dashboards from '../../src/ui/illustrations/dashboards.tsx';
import * as evidence from '../../src/ui/illustrations/evidence.tsx';
import * as fieldwork from '../../src/ui/illustrations/fieldwork.tsx';
import * as funnel from '../../src/ui/illustrations/funnel.tsx';
import * as joinedRecord from '../../src/ui/illustrations/joined-record.tsx';
import * as listening from '../../src/ui/illustrations/listening.tsx';
import * as moments from '../../src/ui/illustrations/moments.tsx';
import * as opinions from '../../src/ui/illustrations/opinions.tsx';
import * as questionnaires from '../../src/ui/illustrations/questionnaires.tsx';
import * as ranking from '../../src/ui/illustrations/ranking.tsx';
import * as repairTrend from '../../src/ui/illustrations/repair-trend.tsx';
import * as research from '../../src/ui/illustrations/research.tsx';
import * as trend from '../../src/ui/illustrations/trend.tsx';
import * as uplift from '../../src/ui/illustrations/uplift.tsx';
import styles from './tokens.module.css';

const pictures = {
  ...answerFlow,
  ...dashboards,
  ...listening,
  ...questionnaires,
  ...research,
  ...evidence,
  ...community,
  ...fieldwork,
  ...trend,
  ...moments,
  ...opinions,
  ...funnel,
  ...conceptTest,
  ...joinedRecord,
  ...repairTrend,
  ...uplift,
  RankingPicture: () => <ranking.RankingPicture of="tasks" />,
};

export const All = () => (
  <ul className={styles.grid}>
    {Object.entries(pictures).map(([name, Picture]) => (
      <li key={name}>
        <Picture />
        <code>{name}</code>
      </li>
    ))}
  </ul>
);
