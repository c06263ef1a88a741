import { takeInterruptedAction } from '../session/interrupted-action.ts';

/** Shows after a reload that a mutation was not sent. */
export async function showInterruptedAction(): Promise<void> {
  const operationId = takeInterruptedAction();
  if (!operationId) return;
  const { showInterruptedActionMessage } = await import('./interrupted-action-message.ts');
  await showInterruptedActionMessage(operationId);
}
