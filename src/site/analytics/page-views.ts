/** A page that was looked at. */
interface PageView {
  path: string;
  locale: string;
  title: string;
}

declare global {
  interface Window {
    /** Where the statistics script finds what happened before it came; it puts its own `push` in place. */
    pageViews?: Pick<PageView[], 'push'>;
  }
}

/** How many page views wait for a script that does not come; the oldest go first. */
const longest = 50;

/** Tells the statistics of a page view. Whoever calls has the visitor's consent. */
export function reportPageView(view: PageView): void {
  window.pageViews ??= [];
  window.pageViews.push(view);
  if (Array.isArray(window.pageViews) && window.pageViews.length > longest) window.pageViews.shift();
}
