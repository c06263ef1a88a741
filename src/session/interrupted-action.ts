import type { OperationId } from '../../openapi/generated/operations.ts';
import { tabStore } from '../browser/storage.ts';

const key = 'interrupted-action';

/** Stores the mutation that is not sent because of a reload. */
export function noteInterruptedAction(operationId: OperationId): void {
  tabStore.set(key, operationId);
}

/** The mutation that was not sent before the reload, once. */
export function takeInterruptedAction(): string | null {
  const operationId = tabStore.get(key);
  tabStore.remove(key);
  return operationId;
}
