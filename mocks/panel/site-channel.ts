import type { UserAction } from '../recording/playwright-test.ts';
import type { Session } from '../session.ts';
import type { PanelHost } from './host.ts';

/** What the panel knows of a page of the site. */
export interface SitePage
  extends Pick<PanelHost, 'language' | 'commit' | 'isWritten' | 'root' | 'address' | 'userId'> {
  /** Identifies the document. */
  id: string;
  /** When the calls of the page began, prefetches included, in epoch milliseconds of the browser. */
  since: number;
  /** When the document began to load. */
  openedAt: number;
  /** Expiry of the token in epoch milliseconds of the browser's clock. */
  tokenEnds?: number;
  /** The address where the recording of what was pressed began. */
  start: string;
  actions: readonly UserAction[];
}

/** What the panel asks a page to do. */
export type SiteAct =
  | { kind: 'revalidate' }
  | { kind: 'open'; path: string }
  | { kind: 'signIn'; session: Session }
  | { kind: 'endTokenAt'; time: number }
  | { kind: 'sandbox'; name: string }
  | { kind: 'restart' };

/** A request to the control plane that a page of the static demo makes for the panel. */
export interface ForwardedCall {
  call: number;
  method: string;
  path: string;
  body?: string;
}

/** The messages between the pages of the site and the panel. */
export type SiteMessage =
  | { kind: 'who' }
  | { kind: 'page'; page: SitePage }
  | { kind: 'gone'; id: string }
  | { kind: 'do'; id: string; act: SiteAct }
  | { kind: 'ask'; id: string; asked: ForwardedCall }
  | { kind: 'answer'; call: number; status: number; text: string };

/** Opens the channel between the pages of the site and the panel in one browser. */
export function openSiteChannel(onMessage: (message: SiteMessage) => void) {
  const channel = new BroadcastChannel('replay-panel');
  channel.addEventListener('message', ({ data }: MessageEvent<SiteMessage>) => onMessage(data));
  return {
    send: (message: SiteMessage) => channel.postMessage(message),
    close: () => channel.close(),
  };
}
