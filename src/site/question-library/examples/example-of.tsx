import type { ComponentType } from 'react';
import type { QuestionId } from '../question-types.ts';
import { Cascade, Choices, Dropdown, ImageChoice, Tiles } from './choices.tsx';
import { Amount, Blanks, ConstantSum, DateEntry, Line, Paragraph, PriceSensitivity } from './entries.tsx';
import type { ExampleProps } from './example.ts';
import { CardSort, Conjoint, PriceLadder, Ranking } from './orders.tsx';
import { HeatMap, Highlight, Location, Signature, Upload, Video } from './pictures.tsx';
import { Differential, Effort, Faces, Nps, Slider, Stars, WordScale } from './scales.tsx';
import { Kano, Matrix, MaxDiff } from './tables.tsx';

const Single = (props: ExampleProps) => <Choices {...props} type="radio" />;
const Multiple = (props: ExampleProps) => <Choices {...props} type="checkbox" />;
const MatrixSingle = (props: ExampleProps) => <Matrix {...props} type="radio" />;
const MatrixMultiple = (props: ExampleProps) => <Matrix {...props} type="checkbox" />;

/** The example of each question type. */
export const exampleOf: Record<QuestionId, ComponentType<ExampleProps>> = {
  single: Single,
  multiple: Multiple,
  dropdown: Dropdown,
  judgement: Tiles,
  imageChoice: ImageChoice,
  pair: Tiles,
  cascade: Cascade,
  line: Line,
  paragraph: Paragraph,
  blanks: Blanks,
  number: Amount,
  date: DateEntry,
  stars: Stars,
  nps: Nps,
  satisfaction: WordScale,
  effort: Effort,
  faces: Faces,
  slider: Slider,
  differential: Differential,
  matrixSingle: MatrixSingle,
  matrixMultiple: MatrixMultiple,
  matrixNumber: MatrixSingle,
  sum: ConstantSum,
  ranking: Ranking,
  cardSort: CardSort,
  maxdiff: MaxDiff,
  kano: Kano,
  psm: PriceSensitivity,
  gabor: PriceLadder,
  conjoint: Conjoint,
  heatmap: HeatMap,
  highlight: Highlight,
  location: Location,
  signature: Signature,
  upload: Upload,
  video: Video,
};
