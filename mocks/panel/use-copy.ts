import type { PanelTexts } from './texts.ts';

/** Gives the way to the clipboard; says whether it worked. */
export function useCopy({ copied, notCopied }: PanelTexts, say: (message: string) => void) {
  return (text: string) => {
    navigator.clipboard.writeText(text).then(
      () => say(copied),
      () => say(notCopied),
    );
  };
}
