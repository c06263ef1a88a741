import type { PanelHost } from './host.ts';
import type { PanelTexts } from './texts.ts';
import type { Control } from './use-control.ts';

/** What every tab of the panel works with. */
export interface TabProps {
  host: PanelHost;
  control: Control;
  t: PanelTexts;
  /** Puts a text on the clipboard. */
  copy(text: string): void;
  /** Tells what was done, also to a screen reader. */
  say(message: string): void;
}
