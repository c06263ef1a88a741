import type { Page } from '@playwright/test';

/**
 * Replaces each text of the page, and each that appears later, as translators of browsers do: the text moves into two elements, and React
 * keeps a reference to a node that is no longer in the document. The words stay, so that tests find them.
 */
export function translatePage(page: Page): Promise<void> {
  return page.evaluate(() => {
    const skipped = 'font, script, style, noscript, textarea, option, svg';
    const translateIn = (root: Node) => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node: Node | null = root; node; node = walker.nextNode()) {
        if (!(node instanceof Text) || !node.data.trim()) continue;
        if (!node.parentElement?.closest(skipped)) texts.push(node);
      }
      for (const text of texts) {
        const font = document.createElement('font');
        font.appendChild(document.createElement('font')).textContent = text.data;
        text.replaceWith(font);
      }
    };
    translateIn(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes)
          if (node.isConnected) translateIn(node);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}
