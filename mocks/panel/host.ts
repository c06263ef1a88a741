import type { Session } from '../session.ts';

/** What panel and demo need from a page of the site. */
export interface PanelHost {
  /** Base address of the fake backend's API. */
  apiBase: string;
  /** Address of the panel. */
  panelUrl: string;
  language: 'zh' | 'en';
  /** The commit of the site. */
  commit: string;
  /** Whether pages are static files, so that only data loaded in the browser can change. */
  isWritten: boolean;
  /** The path of the site on its host: `/`, or that of a demo in a folder. */
  root: string;
  /** Path and query of the page, below the root. */
  address: string;
  /** When the calls of the page began, prefetches included, in milliseconds of `performance.now()`; 0 for the first page of a document. */
  pageSince: number;
  /** The id of the signed-in user. */
  userId: string | undefined;
  userName: string | undefined;
  /** Reloads the data of the page. */
  revalidate(): void;
  /** Opens a path of the default language. */
  open(path: string): void;
  signIn(session: Session): void;
  /** Expiry of the token in epoch milliseconds of the browser's clock; undefined without a login. */
  tokenEnds(): number | undefined;
  /** Changes the expiry of the token in the browser. */
  endTokenAt(time: number): void;
}
