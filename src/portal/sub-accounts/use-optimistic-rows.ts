import { useCallback, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { components } from '../../../openapi/generated/schema.d.ts';
import { ApiError } from '../../api/api-error.ts';
import { isConflict } from './is-conflict.ts';

export type SubUser = components['schemas']['SubUser'];

type Rows = readonly SubUser[];

/** An optimistic change of a row. */
interface Change {
  readonly id: string;
  readonly apply: (row: SubUser) => SubUser;
  readonly isPending: boolean;
  /** The rows without the change. Later lists contain it. */
  readonly until?: Rows;
}

export type ChangeRow = (
  row: SubUser,
  change: (row: SubUser) => SubUser,
  /** Saves the changed row. */
  send: (wanted: SubUser) => Promise<unknown>,
) => Promise<boolean>;

const applyAll = (row: SubUser, changes: readonly Change[]): SubUser =>
  changes.reduce((changed, { id, apply }) => (id === row.id ? apply(changed) : changed), row);

/**
 * Shows a change of a row immediately and reverts it when the request fails; the API client shows the error. Changes of one row
 * are sent one after the other, so that each builds on the accepted ones.
 *
 * @returns the optimistic rows; a function that changes a row and resolves to whether it succeeded; and the ids of rows with
 *   pending changes
 */
export function useOptimisticRows(rows: Rows) {
  const { revalidate } = useRevalidator();
  const [changes, setChanges] = useState<readonly Change[]>([]);
  // The latest state for queued changes.
  const latest = useRef({ rows, changes });
  const turns = useRef(new Map<string, Promise<unknown>>());

  useEffect(() => {
    latest.current.rows = rows;
  }, [rows]);

  const keep = useCallback((next: readonly Change[]): void => {
    latest.current.changes = next;
    setChanges(next);
  }, []);

  const changeRow: ChangeRow = useCallback(
    async (row, apply, send) => {
      const change: Change = { id: row.id, apply, isPending: true };
      const isShown = ({ until }: Change) => until === undefined || until === latest.current.rows;
      keep([...latest.current.changes.filter(isShown), change]);

      let wasOutdated = false;
      const turn = (turns.current.get(row.id) ?? Promise.resolve()).then(async () => {
        const known = latest.current.rows.find(({ id }) => id === row.id) ?? row;
        // Earlier changes were accepted or reverted.
        const soFar = latest.current.changes.slice(0, latest.current.changes.indexOf(change) + 1);
        try {
          await send(applyAll(known, soFar));
          keep(
            latest.current.changes.map((other) =>
              other === change ? { ...change, isPending: false } : other,
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
      // The change can affect filters and order, so the list reloads.
      const hasNews = latest.current.changes.length > 0 || wasOutdated;
      if (hasNews && latest.current.changes.every(({ isPending }) => !isPending)) {
        const until = latest.current.rows;
        keep(latest.current.changes.map((done) => ({ until, ...done })));
        await revalidate();
      }
      return isDone;
    },
    [keep, revalidate],
  );

  const shown = changes.filter(({ until }) => until === undefined || until === rows);
  return {
    rows: rows.map((row) => applyAll(row, shown)),
    changeRow,
    busyIds: new Set(changes.filter(({ isPending }) => isPending).map(({ id }) => id)),
  };
}
