import { useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { errorMessage } from '../../api/error-message.ts';
import { useServices } from '../../app/services.tsx';
import { useIsMounted } from '../../forms/use-is-mounted.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** The result of one item. */
export interface BatchResult {
  outcome: 'done' | 'skipped' | 'failed';
  /** The translated result. */
  message: string;
}

type Act<Item> = (item: Item) => Promise<BatchResult> | BatchResult;

export type BatchResults = ReadonlyMap<string, BatchResult>;

/** The items with an outcome. */
export const withOutcome = <Item extends { id: string }>(
  items: readonly Item[],
  results: BatchResults,
  outcome: BatchResult['outcome'],
): Item[] => items.filter(({ id }) => results.get(id)?.outcome === outcome);

/**
 * Sends one call per item, one after the other, and collects the results by id. A failed call does not stop the others. Leaving
 * the page or the end of the session stops all. A refresh of the token does not reload the page, which would lose the results.
 *
 * @param afterError returns the result of all remaining items when an error concerns them, too
 */
export function useBatch<Item extends { id: string }>(
  afterError: (error: ApiError) => BatchResult | undefined = () => undefined,
) {
  const services = useServices();
  const language = useLanguage();
  const isMounted = useIsMounted();
  const stoppedMessage = useTranslation(['subAccount']).t('subAccount.bulk.stopped');
  const [isRunning, setRunning] = useState(false);
  const [results, setResults] = useState<BatchResults>(new Map());

  const isStopped = useRef(false);

  /** Runs the items; results of other items stay. */
  const run = (items: readonly Item[], act: Act<Item>) =>
    services().session.withoutReload(() => runAll(items, act));

  async function runAll(items: readonly Item[], act: Act<Item>) {
    const repeated = new Set(items.map(({ id }) => id));
    const found = new Map([...results].filter(([id]) => !repeated.has(id)));
    isStopped.current = false;
    setRunning(true);
    setResults(new Map(found));
    for (const [index, item] of items.entries()) {
      if (!isMounted()) return;
      if (isStopped.current) {
        for (const { id } of items.slice(index))
          found.set(id, { outcome: 'skipped', message: stoppedMessage });
        setResults(new Map(found));
        break;
      }
      try {
        found.set(item.id, await act(item));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.handling.endsSession) return;
        error.isShown = true;
        found.set(item.id, { outcome: 'failed', message: errorMessage(error, language) });
        const rest = afterError(error);
        if (rest) {
          for (const { id } of items.slice(index + 1)) found.set(id, rest);
          break;
        }
      } finally {
        setResults(new Map(found));
      }
    }
    setRunning(false);
  }

  /** Sends no further call. */
  function stop() {
    isStopped.current = true;
  }

  return { run, stop, isRunning, results };
}
