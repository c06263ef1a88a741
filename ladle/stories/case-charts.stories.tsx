import { CaseFigure } from '../../src/site/case-studies/case-figure.tsx';
import { CaseList } from '../../src/site/case-studies/case-list.tsx';
import { cases } from '../../src/site/case-studies/cases.ts';

export const Cards = () => <CaseList cases={cases} path="/case" />;

export const Figures = () => cases.map((study) => <CaseFigure key={study.id} study={study} />);
