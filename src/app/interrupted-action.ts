import type { OperationId } from '../../openapi/generated/operations.ts';
import { tabStore } from '../browser/storage.ts';

const key = 'interrupted-action';

/** Stores the mutation that is not sent because of a reload. */
export function noteInterruptedAction(operationId: OperationId): void {
  tabStore.set(key, operationId);
}

/** Shows after the reload that the mutation was not sent. */
export async function showInterruptedAction(): Promise<void> {
  const operationId = tabStore.get(key);
  if (!operationId) return;
  tabStore.remove(key);
  const { showInterruptedActionMessage } = await import('./interrupted-action-message.ts');
  await showInterruptedActionMessage(operationId);
}
