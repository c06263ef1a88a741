import type { PanelHost } from './host.ts';
import type { PanelTexts } from './texts.ts';
import type { Control } from './use-control.ts';
import type { UserActionRecorder } from './user-actions.ts';

/** The properties of every tab. */
export interface TabProps {
  host: PanelHost;
  control: Control;
  /** What the person did on the page. */
  actions: UserActionRecorder;
  t: PanelTexts;
  /** Copies a text to the clipboard. */
  copy(text: string): void;
  /** Announces a result, also to screen readers. */
  say(message: string): void;
}
