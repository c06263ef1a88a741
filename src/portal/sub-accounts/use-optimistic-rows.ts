import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { components } from '../../../openapi/generated/schema.d.ts';
import { ApiError } from '../../api/api-error.ts';
import { isConflict } from './is-conflict.ts';

export type SubUser = components['schemas']['SubUser'];

type Rows = readonly SubUser[];

/** A change of a row that is shown before the rows themselves tell it. */
interface Change {
  readonly id: string;
  readonly apply: (row: SubUser) => SubUser;
  readonly isUnderWay: boolean;
  /** The rows that do not hold it yet; whatever list comes after them does. */
  readonly until?: Rows;
}

export type ChangeRow = (
  row: SubUser,
  change: (row: SubUser) => SubUser,
  /** Tells the server; gets the row as it shall be. */
  send: (wanted: SubUser) => Promise<unknown>,
) => Promise<boolean>;

const applyAll = (row: SubUser, changes: readonly Change[]): SubUser =>
  changes.reduce((changed, { id, apply }) => (id === row.id ? apply(changed) : changed), row);

/**
 * Shows a change of a row at once, and takes it back when the server refuses; the reason is a toast by then. Changes of
 * one row are sent in turn, so that each builds on what the server has accepted.
 *
 * @returns the rows as they are to be shown; how to change one, which tells whether it was done; and whose change is on
 *   its way
 */
export function useOptimisticRows(rows: Rows) {
  const { revalidate } = useRevalidator();
  const [changes, setChanges] = useState<readonly Change[]>([]);
  // What a change that was begun earlier finds when its turn comes.
  const latest = useRef({ rows, changes });
  const turns = useRef(new Map<string, Promise<unknown>>());

  useEffect(() => {
    latest.current.rows = rows;
  }, [rows]);

  function keep(next: readonly Change[]): void {
    latest.current.changes = next;
    setChanges(next);
  }

  const changeRow: ChangeRow = async (row, apply, send) => {
    const change: Change = { id: row.id, apply, isUnderWay: true };
    const isShown = ({ until }: Change) => until === undefined || until === latest.current.rows;
    keep([...latest.current.changes.filter(isShown), change]);

    let wasOutdated = false;
    const turn = (turns.current.get(row.id) ?? Promise.resolve()).then(async () => {
      const known = latest.current.rows.find(({ id }) => id === row.id) ?? row;
      // Those before it have been accepted, or they are gone.
      const soFar = latest.current.changes.slice(0, latest.current.changes.indexOf(change) + 1);
      try {
        await send(applyAll(known, soFar));
        keep(
          latest.current.changes.map((other) =>
            other === change ? { ...change, isUnderWay: false } : other,
          ),
        );
        return true;
      } catch (error) {
        keep(latest.current.changes.filter((other) => other !== change));
        if (!(error instanceof ApiError)) throw error;
        wasOutdated = isConflict(error);
        return false;
      }
    });
    turns.current.set(
      row.id,
      turn.catch(() => {}),
    );
    const isDone = await turn;
    // Filters and times are the server's: what it shows now may be another list.
    const hasNews = latest.current.changes.length > 0 || wasOutdated;
    if (hasNews && latest.current.changes.every(({ isUnderWay }) => !isUnderWay)) {
      const until = latest.current.rows;
      keep(latest.current.changes.map((done) => ({ until, ...done })));
      await revalidate();
    }
    return isDone;
  };

  const shown = changes.filter(({ until }) => until === undefined || until === rows);
  return {
    rows: rows.map((row) => applyAll(row, shown)),
    changeRow,
    busyIds: new Set(changes.filter(({ isUnderWay }) => isUnderWay).map(({ id }) => id)),
  };
}
