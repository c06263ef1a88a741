import texts from '../../locales/en/caseStudy.json';
import { caseIds } from '../../src/paths/case-ids.ts';
import { CaseFigure } from '../../src/site/case-studies/case-figure.tsx';
import { CaseList } from '../../src/site/case-studies/case-list.tsx';

export const Cards = () => <CaseList ids={caseIds} path="/case" />;

export const Figures = () => caseIds.map((id) => <CaseFigure key={id} id={id} {...texts.item[id].chart} />);
