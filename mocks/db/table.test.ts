import { expect, test } from 'vitest';
import { createTables } from './tables.ts';

const create = () => createTables(String).sentCodes;
const byTime = (a: { time: number }, b: { time: number }) => a.time - b.time;

test('a row is found by its id and by an indexed column, before and after a change', () => {
  const table = create();
  table.insert({ id: '1', target: 'a', address: 'x', time: 2 });
  table.insert({ id: '2', target: 'a', address: 'x', time: 1 });
  expect(table.update('2', { target: 'b' })).toMatchObject({ id: '2', target: 'b', time: 1 });
  expect(table.get('2')?.target).toBe('b');
  expect(table.where('target', 'a').map(({ id }) => id)).toEqual(['1']);
  expect(table.where('target', 'b').map(({ id }) => id)).toEqual(['2']);
  expect(table.all().map(({ target }) => target)).toEqual(['a', 'b']);
});

test('a deleted row is not found, and its id can be reused', () => {
  const table = create();
  const row = { id: '1', target: 'a', address: 'x', time: 2 };
  table.insert(row);
  expect(table.delete('1')).toBe(true);
  expect([table.get('1'), table.count('target', 'a'), table.size]).toEqual([undefined, 0, 0]);
  table.insert(row);
  expect(table.count('target', 'a')).toBe(1);
});

test('an ordered list reflects each change of its rows', () => {
  const table = create();
  const ids = () => table.ordered('target', 'a', 'time', byTime).map(({ id }) => id);
  table.insert({ id: '1', target: 'a', address: 'x', time: 2 });
  table.insert({ id: '2', target: 'a', address: 'x', time: 1 });
  expect(ids()).toEqual(['2', '1']);
  table.update('2', { time: 3 });
  expect(ids()).toEqual(['1', '2']);
  table.delete('1');
  expect(ids()).toEqual(['2']);
});

test('the lookup time does not depend on the number of rows', { timeout: 30_000 }, () => {
  const table = create();
  const count = 50_000;
  for (let id = 0; id < count; id += 1) table.insert({ id: `${id}`, target: 'a', address: 'x', time: id });
  // A scan for each row would take minutes.
  expect(table.where('target', 'a')).toHaveLength(count);
  for (let id = 0; id < count; id += 1) table.update(`${id}`, { time: -id });
  expect(table.ordered('target', 'a', 'time', byTime)[0]?.id).toBe(`${count - 1}`);
});
