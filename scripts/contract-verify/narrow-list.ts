import type { Difference } from '../../mocks/engine/validation.ts';
import { mentions } from '../../mocks/operations/lists.ts';
import { getOperation } from '../../mocks/operations/operations.ts';
import type { OperationId } from '../../openapi/generated/operations.ts';

/** A call that narrows or sorts a list, and what is wrong with the entries that it answers. */
export interface NarrowedCall {
  about: string;
  /** Undefined if the entries of the list do not differ, so that its effect could not be seen. */
  query: Record<string, string | number> | undefined;
  check(entries: readonly object[]): Difference[];
}

/** Plans a call for each filter and each order of a list, with values of its entries. */
export function narrowedCalls(operationId: OperationId, all: readonly object[]): NarrowedCall[] {
  const { filters = {}, orders = {} } = getOperation(operationId);
  return [
    ...Object.entries(filters).map(([name, valuesOf]) => toFilter(name, valuesOf, all)),
    ...Object.entries(orders).map(([name, numberOf]) => toOrder(name, numberOf, all)),
  ];
}

function toFilter(
  name: string,
  valuesOf: (entry: object) => readonly (string | number)[],
  all: readonly object[],
): NarrowedCall {
  const fits = (entry: object, wanted: string | number) =>
    name === 'keyword'
      ? mentions(`${wanted}`, ...valuesOf(entry).map(String))
      : valuesOf(entry).includes(wanted);
  const wanted = all.flatMap(valuesOf).find((value) => !all.every((entry) => fits(entry, value)));
  const query = wanted === undefined ? undefined : { [name]: wanted };
  return {
    about: `by ${name}`,
    query,
    check(entries) {
      if (wanted === undefined) return [];
      const other = entries.findIndex((entry) => !fits(entry, wanted));
      const expected = all.filter((entry) => fits(entry, wanted)).length;
      const found = entries.filter((entry) => fits(entry, wanted)).length;
      const differences: Difference[] = [];
      const add = (path: string, expected: string, got: string) => differences.push({ path, expected, got });
      if (other !== -1) add(`/data/list/${other}`, `an entry with this ${name}`, 'another one');
      const known = `the ${expected} entries with this ${name} that the whole list has`;
      if (found < expected) add('/data/list', known, `${found} of them`);
      return differences;
    },
  };
}

function toOrder(column: string, numberOf: (entry: object) => number, all: readonly object[]): NarrowedCall {
  const differ = new Set(all.map(numberOf)).size > 1;
  return {
    about: `by sort=${column}`,
    query: differ ? { sort: column } : undefined,
    check(entries) {
      const numbers = entries.map(numberOf);
      const first = numbers.findIndex((number, index) => number < (numbers[index - 1] ?? number));
      if (first === -1) return [];
      const expected = `no smaller ${column} than the entry before`;
      return [{ path: `/data/list/${first}`, expected, got: 'a smaller one' }];
    },
  };
}
