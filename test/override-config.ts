import type { Page } from '@playwright/test';

/** Replaces `from` with `to` in the bootstrap data of every page. */
export async function overrideConfig(page: Page, from: string, to: string): Promise<void> {
  await page.addInitScript(
    ([old, value]) => {
      new MutationObserver((_, observer) => {
        const script = document.getElementById('bootstrap-data');
        if (!script?.textContent?.endsWith('}')) return;
        observer.disconnect();
        script.textContent = script.textContent.replace(old, value);
      }).observe(document, { childList: true, subtree: true });
    },
    [from, to] as const,
  );
}
