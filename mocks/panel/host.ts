import type { components } from '../../openapi/generated/control.d.ts';

type SignedIn = components['schemas']['SignedIn'];

/** What the panel needs from the page that it lies over. */
export interface PanelHost {
  /** Base address of the API, the fake backend's. */
  apiBase: string;
  language: 'zh' | 'en';
  /** Whether pages and articles were written as files beforehand, and only what the browser loads can change. */
  isWritten: boolean;
  /** Path and query of the page. */
  address: string;
  /** The id of the user who is signed in. */
  userId: string | undefined;
  /** Loads the page's data again. */
  revalidate(): void;
  /** Opens an address given in the default language. */
  open(path: string): void;
  signIn(session: SignedIn): void;
  /** When the token ends, in epoch milliseconds of the browser's clock; undefined without a login. */
  tokenEnds(): number | undefined;
  /** Lets the browser believe that the token ends at another time. */
  endTokenAt(time: number): void;
}
