import { CaseList } from '../../src/site/case-studies/case-list.tsx';
import { cases } from '../../src/site/case-studies/cases.ts';
import { ChartFigure } from '../../src/site/case-studies/chart-figure.tsx';

export const Cards = () => <CaseList cases={cases} path="/case" />;

export const Figures = () =>
  cases.map((study) => <ChartFigure key={study.id} study={study} reading="示例 Example" />);
