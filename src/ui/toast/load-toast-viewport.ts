/** Fetches what draws the messages. */
export const loadToastViewport = () => import('./toast-viewport.tsx');

/** Fetches it ahead, for pages whose messages may have to say that the network is gone. */
export function prepareToasts(): void {
  // The first message tries again.
  loadToastViewport().catch(() => {});
}
