import { useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { errorMessage } from '../../api/error-message.ts';
import { useServices } from '../../app/services.tsx';
import { useIsMounted } from '../../forms/use-is-mounted.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

export interface BatchResult {
  outcome: 'done' | 'skipped' | 'failed';
  /** The translated result. */
  message: string;
}

type Act<Item> = (item: Item) => Promise<BatchResult> | BatchResult;

export type BatchResults = ReadonlyMap<string, BatchResult>;

export const withOutcome = <Item extends { id: string }>(
  items: readonly Item[],
  results: BatchResults,
  outcome: BatchResult['outcome'],
): Item[] => items.filter(({ id }) => results.get(id)?.outcome === outcome);

interface BatchOptions {
  /** How many calls are under way at once. */
  lanes?: number;
  /** Returns the result of all remaining items when an error concerns them, too. */
  afterError?: (error: ApiError) => BatchResult | undefined;
}

/**
 * Sends one call per item and collects the results by id. A failed call does not stop the others. Leaving the page or the end of the
 * session stops all. A refresh of the token does not reload the page, which would lose the results.
 */
export function useBatch<Item extends { id: string }>({ lanes = 1, afterError }: BatchOptions = {}) {
  const services = useServices();
  const language = useLanguage();
  const isMounted = useIsMounted();
  const stoppedMessage = useTranslation(['subAccount']).t('subAccount.bulk.stopped');
  const [isRunning, setRunning] = useState(false);
  const [results, setResults] = useState<BatchResults>(new Map());

  const isStopped = useRef(false);

  /** Runs the items; results of other items stay. Resolves to all results, or to undefined when nobody is there to read them. */
  const run = (items: readonly Item[], act: Act<Item>) =>
    services().session.withoutReload(() => runAll(items, act));

  async function runAll(items: readonly Item[], act: Act<Item>): Promise<BatchResults | undefined> {
    const repeated = new Set(items.map(({ id }) => id));
    const found = new Map([...results].filter(([id]) => !repeated.has(id)));
    isStopped.current = false;
    setRunning(true);
    setResults(new Map(found));
    const queue = items.values();
    let rest: BatchResult | undefined;
    let isOver = false;

    /** Takes one item after the other. */
    async function lane() {
      while (!rest && !isStopped.current && !isOver && isMounted()) {
        const { value: item } = queue.next();
        if (!item) return;
        try {
          found.set(item.id, await act(item));
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          isOver ||= error.handling.endsSession;
          error.isShown = true;
          found.set(item.id, { outcome: 'failed', message: errorMessage(error, language) });
          rest ??= afterError?.(error);
        }
        setResults(new Map(found));
      }
    }

    await Promise.all(Array.from({ length: lanes }, lane));
    if (isOver || !isMounted()) return undefined;
    for (const { id } of queue) found.set(id, rest ?? { outcome: 'skipped', message: stoppedMessage });
    setResults(new Map(found));
    setRunning(false);
    return found;
  }

  /** Sends no further call. */
  function stop() {
    isStopped.current = true;
  }

  /** Removes the result of an item that has changed. */
  const forget = (id: string) =>
    setResults((before) => new Map([...before].filter(([other]) => other !== id)));

  return { run, stop, forget, isRunning, results };
}
