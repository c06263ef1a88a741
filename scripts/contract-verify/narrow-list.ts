import type { Difference } from '../../mocks/engine/validation.ts';
import { mentions } from '../../mocks/operations/lists.ts';
import { getOperation } from '../../mocks/operations/operations.ts';
import type { OperationId } from '../../openapi/generated/operations.ts';

/** A call that narrows or sorts a list, and what is wrong with the entries that it answers. */
export interface NarrowedCall {
  query: Record<string, string | number>;
  check(entries: readonly object[]): Difference[];
}

/** The reason why a call would show nothing. */
class NothingToSee extends Error {}

/**
 * Plans a call for each filter and each order of a list, with values of its entries.
 *
 * @param wrong the fields of the entries that differ from the contract; what looks at one of them is not called
 */
export function narrowedCalls(
  operationId: OperationId,
  entries: readonly object[],
  wrong: readonly string[],
): { about: string; call: NarrowedCall | string }[] {
  const { filters = {}, orders = {} } = getOperation(operationId);
  const unreadable = Object.fromEntries(wrong.map((field) => [field, { get: () => refuse(field) }]));
  const all = entries.map((entry) => Object.defineProperties({ ...entry }, unreadable));
  const plan = (about: string, toCall: () => NarrowedCall) => ({ about, call: callOrReason(toCall) });
  return [
    ...Object.entries(filters).map(([name, valuesOf]) =>
      plan(`by ${name}`, () => toFilter(name, valuesOf, all)),
    ),
    ...Object.entries(orders).map(([name, numberOf]) =>
      plan(`by sort=${name}`, () => toOrder(name, numberOf, all)),
    ),
  ];
}

function refuse(field: string): never {
  throw new NothingToSee(`not checked, because ${field} in the list differs from the contract`);
}

function callOrReason(toCall: () => NarrowedCall): NarrowedCall | string {
  try {
    return toCall();
  } catch (error) {
    if (error instanceof NothingToSee) return error.message;
    throw error;
  }
}

const sameEverywhere = 'the entries of the list do not differ in it';

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
  if (wanted === undefined) throw new NothingToSee(sameEverywhere);
  return {
    query: { [name]: wanted },
    check(entries) {
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
  if (new Set(all.map(numberOf)).size < 2) throw new NothingToSee(sameEverywhere);
  return {
    query: { sort: column },
    check(entries) {
      const numbers = entries.map(numberOf);
      const first = numbers.findIndex((number, index) => number < (numbers[index - 1] ?? number));
      if (first === -1) return [];
      const expected = `no smaller ${column} than the entry before`;
      return [{ path: `/data/list/${first}`, expected, got: 'a smaller one' }];
    },
  };
}
