/** A page view. */
interface PageView {
  path: string;
  locale: string;
  title: string;
}

declare global {
  interface Window {
    /** The queue of page views before the script has loaded. The script replaces `push`. */
    pageViews?: Pick<PageView[], 'push'>;
  }
}

/** The limit of the queue. The oldest page views are dropped. */
const longest = 50;

/** Reports a page view. Requires the consent of the visitor. */
export function reportPageView(view: PageView): void {
  window.pageViews ??= [];
  window.pageViews.push(view);
  if (Array.isArray(window.pageViews) && window.pageViews.length > longest) window.pageViews.shift();
}
