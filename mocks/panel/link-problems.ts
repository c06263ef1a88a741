import { controlPrefix } from '../engine/control-prefix.ts';
import type { PanelHost } from './host.ts';
import { panelTexts } from './texts.ts';

const style = `
:host { all: initial; }
section { position: fixed; z-index: 1100000; inset: auto auto 1rem 1rem; box-sizing: border-box; max-width: min(26rem, calc(100vw - 2rem));
  padding: 0.75rem 1rem; border: 1px solid; border-radius: 0.5rem; overflow-wrap: anywhere; color-scheme: light dark;
  background: light-dark(#fff, #17191f); color: light-dark(#b3321a, #ff9b85); font: 0.875rem / 1.5 system-ui, "PingFang SC", "Microsoft YaHei", sans-serif; }
p, ul { margin: 0 0 0.5rem; }
button { min-height: 2.75rem; padding: 0 1rem; border: 1px solid; border-radius: 0.375rem; background: none; color: inherit; font: inherit; cursor: pointer; }`;

/** Shows the invalid parts of the link that opened the page, over the page. Everything else of the link was applied. */
export function showLinkProblems(
  { apiBase, language }: PanelHost,
  problems: readonly string[],
  signal: AbortSignal,
): void {
  const t = panelTexts[language];
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  shadow.adoptedStyleSheets = [sheet];
  const notice = document.createElement('section');
  notice.setAttribute('role', 'alert');
  notice.lang = language === 'zh' ? 'zh-CN' : 'en';
  const title = document.createElement('p');
  title.textContent = t.linkProblems;
  const list = document.createElement('ul');
  for (const problem of problems) {
    const item = document.createElement('li');
    item.lang = 'en';
    item.textContent = problem;
    list.append(item);
  }
  const dismiss = document.createElement('button');
  dismiss.type = 'button';
  dismiss.textContent = t.dismiss;
  const remove = () => host.remove();
  dismiss.addEventListener('click', () => {
    remove();
    void fetch(`${apiBase}${controlPrefix}/link/problems`, { method: 'DELETE' });
  });
  signal.addEventListener('abort', remove);
  notice.append(title, list, dismiss);
  shadow.append(notice);
  document.documentElement.append(host);
}
