import type { ComponentType } from 'react';
import type { ChartProps } from '../../../ui/illustrations/chart-canvas.tsx';

interface DataTable {
  head: readonly (string | undefined)[];
  /** The first cell of a row is its name. */
  rows: readonly (readonly (string | number | undefined)[])[];
}

/** The chart of a case and the same numbers as a table. Both take the labels of the chart. */
export interface CaseChart {
  Chart: ComponentType<ChartProps>;
  tableOf: (words: readonly string[]) => DataTable;
}
