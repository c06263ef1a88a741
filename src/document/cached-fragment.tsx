import { createContext, type HTMLAttributes, type ReactNode, use } from 'react';
import { useLocation } from 'react-router';
import { type BootstrapData, useBootstrapData } from '../app/bootstrap-data.tsx';

/** What the production server draws a part with. */
interface Part {
  /** Tells it from every other part in the same language; without spaces, as the ids in it begin with it. */
  name: string;
  children: ReactNode;
  boot: BootstrapData;
  pathname: string;
}

/** Gives the HTML of a part, which is drawn when it is first asked for. */
export type KeptParts = (part: Part) => string;

/** Null in the browser and in development. */
export const KeptPartsContext = createContext<KeptParts | null>(null);

interface KeptPartProps extends HTMLAttributes<HTMLElement> {
  as: 'nav' | 'footer' | 'div';
  /** Names what the children depend on beside language and configuration, which is never who looks at them nor the nonce. */
  name: string;
  children: ReactNode;
}

/**
 * A part of the page that is the same for everybody. The server draws it once and writes it into every page after that; the
 * browser draws the children as any others, and finds them there.
 */
export function CachedFragment({ as: Element, name, children, ...attributes }: KeptPartProps) {
  const htmlOf = use(KeptPartsContext);
  const boot = useBootstrapData();
  const { pathname } = useLocation();
  if (!htmlOf) return <Element {...attributes}>{children}</Element>;
  const html = htmlOf({ name, children, boot, pathname });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has just written it
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}
