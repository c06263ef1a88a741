import { htmlLanguage } from '../../src/i18n/languages.ts';

const style = `
:host { all: initial; }
section { position: fixed; z-index: 1100000; inset: auto auto 1rem 1rem; box-sizing: border-box; max-width: min(26rem, calc(100vw - 2rem));
  padding: 0.75rem 1rem; border: 1px solid; border-radius: 0.5rem; overflow-wrap: anywhere; color-scheme: light dark;
  background: light-dark(#fff, #17191f); color: light-dark(#1b1f27, #e6e8ee); font: 0.875rem / 1.5 system-ui, "PingFang SC", "Microsoft YaHei", sans-serif; }
[role="alert"] { color: light-dark(#b3321a, #ff9b85); }
h2, p { margin: 0 0 0.5rem; font-size: 1em; }
button { min-height: 2.75rem; padding: 0 1rem; border: 1px solid; border-radius: 0.375rem; background: none; color: inherit; font: inherit; cursor: pointer; }`;

interface Notice {
  /** Whether something is wrong. Otherwise it informs. */
  role: 'alert' | 'status';
  language: 'zh' | 'en';
  title: string;
  lines: readonly string[];
  /** Language of the lines. Default: that of the title. */
  linesLanguage?: 'zh' | 'en';
  /** A page that says more. */
  link?: { text: string; href: string };
  /** Label of the button that removes it. */
  dismiss: string;
  onDismiss?(): void;
}

/** Shows a message over the page, independent of its styles and scripts. Returns a function that removes it. */
export function showNotice({ language, title, lines, linesLanguage = language, ...notice }: Notice) {
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  shadow.adoptedStyleSheets = [sheet];
  const section = document.createElement('section');
  section.setAttribute('role', notice.role);
  section.lang = htmlLanguage(language);
  const heading = document.createElement('h2');
  heading.textContent = title;
  const paragraphs = lines.map((text) => {
    const paragraph = document.createElement('p');
    paragraph.lang = htmlLanguage(linesLanguage);
    paragraph.textContent = text;
    return paragraph;
  });
  const dismiss = document.createElement('button');
  dismiss.type = 'button';
  dismiss.textContent = notice.dismiss;
  dismiss.addEventListener('click', () => {
    host.remove();
    notice.onDismiss?.();
  });
  if (notice.link) {
    const paragraph = document.createElement('p');
    paragraph.append(Object.assign(document.createElement('a'), notice.link, { target: '_blank' }));
    paragraphs.push(paragraph);
  }
  section.append(heading, ...paragraphs, dismiss);
  shadow.append(section);
  // Outside the body, so that a client render of the document keeps it.
  document.documentElement.append(host);
  return () => host.remove();
}
