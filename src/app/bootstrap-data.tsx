import { createContext, type ReactNode, use } from 'react';
import { createContext as createRouterContext } from 'react-router';
import type { PublicConfig } from '../config/read-config.ts';
import type { Language } from '../i18n/languages.ts';
import type { Namespace, Texts } from '../i18n/namespaces.ts';
import type { UserSummary } from '../session/cookies.ts';

/** The data that the server sends with a page, so that the browser hydrates the same output. */
export interface BootstrapData {
  config: PublicConfig;
  user: UserSummary | null;
  language: Language;
  texts: Texts;
}

/** The handle of a route. */
export interface PageHandle {
  /** Its namespaces, in addition to those of every page and to that of its name. */
  namespaces?: readonly Namespace[];
  /** The query parameters it reads. The page cache ignores all others. */
  searchParams?: readonly string[];
  /** Whether a customer who is signed in gets a page of their own. All other public pages are the same for everybody. */
  isPersonal?: true;
}

/** The bootstrap data of the request, set before the render. */
export const bootstrapContext = createRouterContext<Pick<BootstrapData, 'config' | 'user'>>();

const BootstrapContext = createContext<BootstrapData | null>(null);
const NonceContext = createContext<string | undefined>(undefined);

interface BootstrapDataProviderProps {
  data: BootstrapData;
  /** The nonce of scripts and styles. */
  nonce?: string;
  children: ReactNode;
}

export function BootstrapDataProvider({ data, nonce, children }: BootstrapDataProviderProps) {
  return (
    <BootstrapContext value={data}>
      <NonceContext value={nonce}>{children}</NonceContext>
    </BootstrapContext>
  );
}

export function useBootstrapData(): BootstrapData {
  const data = use(BootstrapContext);
  if (!data)
    throw new Error('useBootstrapData needs a BootstrapDataProvider above it; both entries have one.');
  return data;
}

/** The phone number and e-mail address of sales, for people who are not customers yet; the hotline where sales has no number. */
export function useSalesContact() {
  const { salesEmail, salesPhone, servicePhone } = useBootstrapData().config.contact;
  return { phone: salesPhone ?? servicePhone, email: salesEmail };
}

export function useNonce(): string | undefined {
  return use(NonceContext);
}

const elementId = 'bootstrap-data';

/** Serializes JSON for a script element, with every `<` escaped. */
const jsonOf = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c');

const written = new WeakMap<object, string>();

/** Serializes a shared value once. */
function sharedJsonOf(value: object): string {
  const json = written.get(value) ?? jsonOf(value);
  written.set(value, json);
  return json;
}

const bootstrapJson = ({ config, texts, ...own }: BootstrapData) =>
  `{"config":${sharedJsonOf(config)},"texts":${sharedJsonOf(texts)},${jsonOf(own).slice(1)}`;

/** The script element with the bootstrap data. The server writes it, and hydration keeps it. */
export function BootstrapDataScript() {
  const data = useBootstrapData();
  return (
    <script
      id={elementId}
      type="application/json"
      nonce={useNonce()}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped cannot end the element
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? bootstrapJson(data) : '' }}
    />
  );
}

/** Reads the bootstrap data before hydration. */
export function readBootstrapData(): BootstrapData {
  return JSON.parse(document.getElementById(elementId)?.textContent ?? '');
}

/** Reads the nonce. Browsers hide the attribute and expose the property. */
export function readNonce(): string | undefined {
  return document.getElementById(elementId)?.nonce || undefined;
}
