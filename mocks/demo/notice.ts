import styles from './demo.css?inline';

/** Shows a message over the page, independent of the rest of the demo. */
export function showNotice(language: 'zh' | 'en', title: string, ...sentences: string[]): void {
  const element = document.createElement('div');
  const shadow = element.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  shadow.adoptedStyleSheets = [sheet];
  const notice = document.createElement('section');
  notice.className = 'demo notice';
  notice.lang = language === 'zh' ? 'zh-CN' : 'en';
  notice.setAttribute('role', 'alert');
  for (const [index, text] of [title, ...sentences].entries()) {
    const line = document.createElement(index === 0 ? 'h2' : 'p');
    line.textContent = text;
    notice.append(line);
  }
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = language === 'zh' ? '知道了' : 'Understood';
  close.addEventListener('click', () => element.remove());
  notice.append(close);
  shadow.append(notice);
  // Outside the body, so that a client render of the document keeps it.
  document.documentElement.append(element);
}
