/** The meanings of colours in charts: each has a token. */
const roles = [
  'own',
  'rival',
  'rival-2',
  'group-1',
  'group-2',
  'promoter',
  'passive',
  'detractor',
  'positive',
  'neutral',
  'negative',
  'alert',
  'muted',
  'rest',
] as const;

export type Role = (typeof roles)[number];

/** The name of a value in each row. */
type Field = string;

/** A meaning, or the field whose values are meanings. */
type Paint = Role | Field;

export type Row = Readonly<Record<Field, string | number | undefined>>;

/**
 * How a number is written: `#` stands for it, with as many decimals as follow, such as `#%`, `¥#` or `#.0`. A leading `+` writes its sign.
 */
type Format = string;

interface Axis {
  /** The names or the values on the axis. */
  field?: Field;
  /** The lowest and the highest value. An axis with names has none. */
  domain?: readonly [number, number];
  /** The values with a grid line. An axis with names writes all of them. */
  ticks?: readonly (string | number)[];
  format?: Format;
  /** The key of what the axis measures. */
  label?: string;
}

/** The marks of Observable Plot that the charts of this site are made of. Bars of one kind are stacked in their order. */
type Mark =
  | { mark: 'barX'; x: Field; fill: Paint /** Writes its value into the bar. */; isLabelled?: true }
  | { mark: 'barY'; y: Field; fill: Paint }
  | { mark: 'link'; x1: Field; x2: Field; stroke: Paint }
  | {
      mark: 'dot';
      x: Field;
      /** On an axis with names, the name is the place. */
      y?: Field;
      fill: Paint;
      /** The value beside the dot. */
      text?: Field;
      /** On which side a row has its text: `left`, `right` (the default), `top` or `bottom`. */
      side?: Field;
      /** Its own data, where the rows of the chart are another. */
      rows?: readonly Row[];
    }
  | { mark: 'lineY'; y: Field; stroke: Role; isDashed?: true }
  | {
      mark: 'ruleX';
      x: number /** Its ends, if it is shorter than the axis. */;
      y1?: number;
      y2?: number;
      text?: string;
    }
  | { mark: 'ruleY'; y: number }
  | {
      mark: 'rect';
      x1: number;
      x2: number;
      /** Its lowest and highest value, if it is smaller than the axis. */
      y1?: number;
      y2?: number;
      fill: Role;
      /** Above it. */
      text?: string;
    }
  /** A value at the end of a row, or over the bars of a column. */
  | { mark: 'text'; text: Field }
  | {
      mark: 'cell';
      x: readonly Field[];
      fill: Role /** Values below it are an alert. */;
      alertBelow: number;
    };

/** A chart as plain data, without texts. */
export interface ChartSpec {
  marks: readonly Mark[];
  x?: Axis & { /** Draws each unit of a bar as a dot. */ isCounted?: true };
  y?: Axis & {
    /** What stands below the name of a row, a number by the format of the axis. */
    detail?: Field;
    /** Rows with this field are bold. Without it, all are. */
    strong?: Field;
    /** Leaves short names beside their row in narrow places. */
    isBeside?: true;
  };
  rows: readonly Row[];
  /** The columns of the table, with how their numbers are written. */
  columns: Readonly<Record<Field, Format>>;
  /** In pixels, without rows. */
  height?: number;
}

/** The texts of a chart, by field, by value and by meaning. */
export type Labels = Readonly<Record<string, string>>;

export interface LabelledChart extends ChartSpec {
  labels: Labels;
}

const isRole = (paint: unknown): paint is Role => roles.some((role) => role === paint);

/** The meaning of a row in a mark. */
export function roleOf(paint: Paint, row: Row): Role {
  const role = isRole(paint) ? paint : row[paint];
  return isRole(role) ? role : 'muted';
}

export const colorOf = (role: Role) => `var(--color-mark-${role})`;

/** Returns the place of a value, from 0 to 100. */
export function percentScale([low, high]: readonly [number, number]) {
  return (value: number) => round((100 * (value - low)) / (high - low));
}

/** More digits are invisible and make pages larger. */
export const round = (length: number) => Math.round(length * 100) / 100;

export function formatValue(value: number, format = '#'): string {
  const digits = format.match(/#(?:\.(0+))?/)?.[1]?.length;
  const size = Math.abs(value);
  const number = digits === undefined ? size.toLocaleString('en') : size.toFixed(digits);
  const plus = format.startsWith('+') && value > 0 ? '+' : '';
  return (value < 0 ? '−' : plus) + format.replace(/^\+/, '').replace(/#(\.0+)?/, number);
}

/** A value of a row as it is written: numbers by the format of their column or another, names by their label. */
export function textOf(
  field: Field,
  row: Row,
  { columns, labels }: LabelledChart,
  format = columns[field],
): string {
  const value = row[field];
  if (value === undefined) return '';
  return typeof value === 'number' ? formatValue(value, format) : (labels[value] ?? value);
}

interface LegendEntry {
  role: Role;
  name: string;
  shape: 'line' | 'dashed' | 'dot';
}

/** Says what each colour means, unless there is only one. */
export function legendOf({ marks, rows, labels, x }: LabelledChart): LegendEntry[] {
  const entries = marks.flatMap((mark): LegendEntry[] => {
    if (mark.mark === 'lineY') {
      const shape = mark.isDashed ? 'dashed' : 'line';
      return [{ role: mark.stroke, name: labels[mark.y] ?? mark.y, shape }];
    }
    if (mark.mark === 'cell') {
      return [mark.fill, 'alert' as const].map((role) => ({
        role,
        name: labels[role] ?? role,
        shape: 'dot',
      }));
    }
    if (mark.mark !== 'barX' && mark.mark !== 'barY' && mark.mark !== 'dot') return [];
    if ('rows' in mark) return [];
    const field = mark.mark === 'barY' ? mark.y : mark.x;
    if (isRole(mark.fill)) return [{ role: mark.fill, name: labels[field] ?? field, shape: 'dot' }];
    const used = new Set(rows.map((row) => roleOf(mark.fill, row)));
    return [...used].map((role) => ({ role, name: labels[role] ?? labels[field] ?? field, shape: 'dot' }));
  });
  if (x?.isCounted) entries.push({ role: 'rest', name: labels.rest ?? 'rest', shape: 'dot' });
  return entries.length > 1 ? entries : [];
}
