import type { PanelTexts } from './texts.ts';

/** Returns a function that copies to the clipboard and reports success. */
export function useCopy({ copied, notCopied }: PanelTexts, say: (message: string) => void) {
  return (text: string) => {
    navigator.clipboard.writeText(text).then(
      () => say(copied),
      () => say(notCopied),
    );
  };
}
