import { useCallback, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { isConflict, type SubUser } from './sub-user.ts';

type Rows = readonly SubUser[];

/** An optimistic change of a row. */
interface Change {
  readonly id: string;
  readonly apply: (row: SubUser) => SubUser;
  /** When the change was saved, as a `performance.now()` timestamp; undefined while it is pending. */
  readonly savedAt?: number;
}

export type ChangeRow = (
  row: SubUser,
  change: (row: SubUser) => SubUser,
  /** Saves the changed row. */
  send: (wanted: SubUser) => Promise<unknown>,
) => Promise<boolean>;

const applyAll = (row: SubUser, changes: readonly Change[]): SubUser =>
  changes.reduce((changed, { id, apply }) => (id === row.id ? apply(changed) : changed), row);

const isPending = ({ savedAt }: Change) => savedAt === undefined;

/** Whether rows whose loading began at a time lack a change. */
const isMissingSince =
  (loadedSince: number) =>
  ({ savedAt }: Change) =>
    savedAt === undefined || savedAt > loadedSince;

/**
 * Shows a change of a row immediately and reverts it when the request fails; the API client shows the error. Changes of one row
 * are sent one after the other, so that each builds on the accepted ones.
 *
 * A saved change stays until a list is shown whose loading began later: one that was on its way does not contain the change.
 *
 * @param loadedSince when the loading of the rows began, as a `performance.now()` timestamp
 * @returns the optimistic rows; a function that changes a row and resolves to whether it succeeded; and the ids of rows with
 *   pending changes
 */
export function useOptimisticRows(rows: Rows, loadedSince: number) {
  const { revalidate } = useRevalidator();
  const [changes, setChanges] = useState<readonly Change[]>([]);
  // The latest state for queued changes.
  const latest = useRef({ rows, loadedSince, changes });
  const turns = useRef(new Map<string, Promise<unknown>>());

  useEffect(() => {
    latest.current = { ...latest.current, rows, loadedSince };
  }, [rows, loadedSince]);

  const keep = useCallback((next: readonly Change[]): void => {
    latest.current.changes = next;
    setChanges(next);
  }, []);

  const changeRow: ChangeRow = useCallback(
    async (row, apply, send) => {
      const change: Change = { id: row.id, apply };
      const isMissing = isMissingSince(latest.current.loadedSince);
      keep([...latest.current.changes.filter(isMissing), change]);

      let wasOutdated = false;
      const turn = (turns.current.get(row.id) ?? Promise.resolve()).then(async () => {
        const { rows: listed, loadedSince: since, changes: all } = latest.current;
        const known = listed.find(({ id }) => id === row.id) ?? row;
        // Earlier changes were accepted or reverted.
        const soFar = all.slice(0, all.indexOf(change) + 1).filter(isMissingSince(since));
        try {
          await send(applyAll(known, soFar));
          const saved = { ...change, savedAt: performance.now() };
          keep(latest.current.changes.map((other) => (other === change ? saved : other)));
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
      if (hasNews && !latest.current.changes.some(isPending)) await revalidate();
      return isDone;
    },
    [keep, revalidate],
  );

  const missing = changes.filter(isMissingSince(loadedSince));
  return {
    rows: rows.map((row) => applyAll(row, missing)),
    changeRow,
    busyIds: new Set(changes.filter(isPending).map(({ id }) => id)),
  };
}
