import { createContext, use } from 'react';
import type { ControlClient, ControlResponse } from '../engine/control-client.ts';
import type { components } from '../engine/generated/control.d.ts';
import type { Control } from './control.ts';
import type { Site } from './site.ts';
import type { SitePage } from './site-channel.ts';
import type { PanelTexts } from './texts.ts';

/** What every part of the panel uses. */
export interface Panel {
  /** Address of the API. */
  apiBase: string;
  language: 'zh' | 'en';
  t: PanelTexts;
  control: Control;
  site: Site;
  /** The page of the site that the panel belongs to. */
  page: SitePage | undefined;
  /** The calls since that page was opened. */
  callsOfPage: readonly components['schemas']['LogEntry'][];
  /** Announces a result, also to screen readers. */
  say(message: string): void;
  /** Copies a text to the clipboard, and announces it by `message`. */
  copy(text: string, message?: string): Promise<void>;
  /** Runs a control request, announces it, and makes the page repeat its reads. */
  change(request: (client: ControlClient) => ControlResponse<object>, message: string): Promise<void>;
  /** Does so with a request that sets a rule. Returns false when it is rejected. */
  setRule(rule: string): Promise<boolean>;
  /** Signs the page in as a seeded account. Returns whether the fake backend knows the account. */
  signInAs(key: string): Promise<boolean>;
  /** Opens the choices of an operation or of one of its codes. */
  replay(query: string): void;
}

export const PanelContext = createContext<Panel | undefined>(undefined);

export function usePanel(): Panel {
  const panel = use(PanelContext);
  if (!panel) throw new Error('A part of the panel is outside of it');
  return panel;
}
