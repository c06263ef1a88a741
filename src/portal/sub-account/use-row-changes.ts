import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { components } from '../../../openapi/generated/schema.d.ts';
import { ApiError } from '../../api/api-error.ts';

export type SubUser = components['schemas']['SubUser'];

/** What is shown in place of a row while, and after, it is changed. */
interface Shown {
  /** The rows these changes belong to; with others they are forgotten. */
  of: readonly SubUser[];
  byId: ReadonlyMap<string, SubUser>;
}

export type ChangeRow = (
  row: SubUser,
  change: (row: SubUser) => SubUser,
  /** Tells the server; gets the row as it shall be. */
  send: (wanted: SubUser) => Promise<unknown>,
) => Promise<boolean>;

/**
 * Shows a change of a row at once, and takes it back when the server refuses; the reason is a toast by then. Changes of
 * one row are sent in turn, so that each builds on what the server has accepted.
 *
 * @returns the rows as they are to be shown; how to change one, which tells whether it was done; and whose change is on
 *   its way
 */
export function useRowChanges(rows: readonly SubUser[]) {
  const { revalidate } = useRevalidator();
  const [shown, setShown] = useState<Shown>({ of: rows, byId: new Map() });
  const [busyIds, setBusyIds] = useState<ReadonlySet<string>>(new Set());
  const accepted = useRef<Shown>({ of: rows, byId: new Map() });
  const turns = useRef(new Map<string, Promise<unknown>>());
  const waiting = useRef(0);

  const put = (row: SubUser) =>
    setShown((current) => ({
      of: rows,
      byId: new Map(current.of === rows ? current.byId : []).set(row.id, row),
    }));
  const known = (row: SubUser) => (accepted.current.of === rows && accepted.current.byId.get(row.id)) || row;

  const changeRow: ChangeRow = async (row, change, send) => {
    put(change(row));
    waiting.current += 1;
    setBusyIds((ids) => new Set(ids).add(row.id));
    const turn = (turns.current.get(row.id) ?? Promise.resolve()).then(async () => {
      const wanted = change(known(row));
      try {
        await send(wanted);
        accepted.current = {
          of: rows,
          byId: new Map(accepted.current.of === rows ? accepted.current.byId : []).set(row.id, wanted),
        };
        return true;
      } catch (error) {
        put(known(row));
        if (error instanceof ApiError) return false;
        throw error;
      } finally {
        waiting.current -= 1;
        setBusyIds((ids) => new Set([...ids].filter((id) => id !== row.id)));
      }
    });
    turns.current.set(
      row.id,
      turn.catch(() => {}),
    );
    const isDone = await turn;
    // Filters and times are the server's: what it shows now may be another list.
    if (isDone && waiting.current === 0) await revalidate();
    return isDone;
  };

  const current = rows.map((row) => (shown.of === rows && shown.byId.get(row.id)) || row);
  return { rows: current, changeRow, busyIds };
}
