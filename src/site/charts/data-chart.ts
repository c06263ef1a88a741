import type { ComponentType } from 'react';
import type { ChartProps } from '../../ui/illustrations/chart-canvas.tsx';

interface DataTable {
  head: readonly (string | undefined)[];
  /** The first cell of a row is its name. */
  rows: readonly (readonly (string | number | undefined)[])[];
}

/** A chart and the same numbers as a table. Both take the labels of the chart. */
export interface DataChart {
  Chart: ComponentType<ChartProps>;
  tableOf: (words: readonly string[]) => DataTable;
}
