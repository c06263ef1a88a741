import { tabStore } from '../browser/storage.ts';

const key = 'interrupted-action';

/** Stores the mutation that is not sent because of a reload. */
export function noteInterruptedAction(call: string): void {
  tabStore.set(key, call);
}

/** Shows after the reload that the mutation was not sent. */
export async function showInterruptedAction(): Promise<void> {
  const call = tabStore.get(key);
  if (!call) return;
  tabStore.remove(key);
  const { showInterruptedActionMessage } = await import('./interrupted-action-message.ts');
  await showInterruptedActionMessage(call);
}
