import type { components } from '../engine/generated/control.d.ts';
import type { PanelTexts } from './texts.ts';
import type { Control } from './use-control.ts';
import type { Site } from './use-site.ts';

/** The properties of every tab. */
export interface TabProps {
  /** Address of the API. */
  apiBase: string;
  language: 'zh' | 'en';
  control: Control;
  site: Site;
  /** The calls since the page of the site was opened. */
  callsOfPage: readonly components['schemas']['LogEntry'][];
  t: PanelTexts;
  /** Copies a text to the clipboard. */
  copy(text: string): Promise<void>;
  /** Announces a result, also to screen readers. */
  say(message: string): void;
}
