import type { Page } from '@playwright/test';

/** Serves the pages as if the configuration said something else: `from` becomes `to` in the data that boots them. */
export async function overrideConfig(page: Page, from: string, to: string): Promise<void> {
  await page.addInitScript(
    ([old, value]) => {
      new MutationObserver((_, observer) => {
        const boot = document.getElementById('boot');
        if (!boot?.textContent?.endsWith('}')) return;
        observer.disconnect();
        boot.textContent = boot.textContent.replace(old, value);
      }).observe(document, { childList: true, subtree: true });
    },
    [from, to] as const,
  );
}
