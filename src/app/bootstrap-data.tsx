import { createContext, type ReactNode, use } from 'react';
import { createContext as createRouterContext } from 'react-router';
import type { PublicConfig } from '../config/config.ts';
import type { Language } from '../i18n/languages.ts';
import type { Namespace, Texts } from '../i18n/namespaces.ts';
import type { UserSummary } from '../session/cookies.ts';

/** What the server tells the browser with a page, so that both draw the same. */
export interface BootstrapData {
  config: PublicConfig;
  user: UserSummary | null;
  language: Language;
  texts: Texts;
}

/** What a route says about its page. */
export interface PageHandle {
  /** The text files it needs beside those every page has. */
  namespaces?: readonly Namespace[];
  /** The query names it reads. The page cache of the production server drops any other from an address. */
  searchParams?: readonly string[];
}

/** The request's share of the boot data, set before the page is rendered. */
export const bootContext = createRouterContext<Pick<BootstrapData, 'config' | 'user'>>();

const BootstrapContext = createContext<BootstrapData | null>(null);
const NonceContext = createContext<string | undefined>(undefined);

interface BootProviderProps {
  boot: BootstrapData;
  /** What the content security policy lets scripts and styles of this page carry. */
  nonce?: string;
  children: ReactNode;
}

export function BootProvider({ boot, nonce, children }: BootProviderProps) {
  return (
    <BootstrapContext value={boot}>
      <NonceContext value={nonce}>{children}</NonceContext>
    </BootstrapContext>
  );
}

export function useBootstrapData(): BootstrapData {
  const boot = use(BootstrapContext);
  if (!boot) throw new Error('useBootstrapData needs a BootProvider above it; both entries have one.');
  return boot;
}

export function useNonce(): string | undefined {
  return use(NonceContext);
}

const elementId = 'boot';

/** As JSON that cannot end the element it stands in. */
const jsonOf = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c');

const written = new WeakMap<object, string>();

/** The same of what many pages share, and therefore written once. */
function sharedJsonOf(value: object): string {
  const json = written.get(value) ?? jsonOf(value);
  written.set(value, json);
  return json;
}

/** The boot data as an element of the page. */
export function BootScript() {
  const { config, texts, ...own } = useBootstrapData();
  const json = `{"config":${sharedJsonOf(config)},"texts":${sharedJsonOf(texts)},${jsonOf(own).slice(1)}`;
  return (
    <script
      id={elementId}
      type="application/json"
      nonce={useNonce()}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped cannot end the element
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

/** Reads the boot data back, before the page is hydrated. */
export function readBoot(): BootstrapData {
  return JSON.parse(document.getElementById(elementId)?.textContent ?? '');
}

/** Reads the nonce back; only the element's property still tells it. */
export function readNonce(): string | undefined {
  return document.getElementById(elementId)?.nonce || undefined;
}
