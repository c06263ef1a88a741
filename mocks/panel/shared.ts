import type { PanelHost } from './host.ts';
import type { PanelTexts } from './texts.ts';
import type { Control } from './use-control.ts';

/** The properties of every tab. */
export interface TabProps {
  host: PanelHost;
  control: Control;
  t: PanelTexts;
  /** Copies a text to the clipboard. */
  copy(text: string): void;
  /** Announces a result, also to screen readers. */
  say(message: string): void;
}
