import type { seededAccounts } from '../../mocks/db/accounts.ts';
import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { publicPages } from '../../test/route-table.ts';
import { type Language, languages } from '../../test/translate.ts';

/** One screenshot to take. */
export interface Subject {
  /** File name without extension. */
  name: string;
  path: string;
  width: number;
  locale: string;
  colorScheme: 'light' | 'dark';
  /** The account that is signed in. */
  as?: keyof typeof seededAccounts;
}

const widths = [1440, 768, 390];

const localeOf = (language: Language) => (language === 'zh' ? 'zh-CN' : 'en-GB');

/** Pages of the user area. Add new ones here. */
const userPages = [paths.user(), paths.userInfo(), paths.subAccounts(), paths.subAccountCreate()];

/** Every page in both languages at three widths, plus dark mode at the widest. */
export function listSubjects(filter = ''): Subject[] {
  const pages = [
    ...publicPages.map((path) => ({ path })),
    { path: paths.newsDetail('n1001') },
    { path: paths.advance('a2001') },
    { path: paths.login() },
    { path: '/no-such-page' },
    ...userPages.map((path) => ({ path, as: 'main' as const })),
  ];
  return pages
    .filter(({ path }) => path.includes(filter))
    .flatMap((page) =>
      languages.flatMap((language) => {
        const path = localize(page.path, language);
        const looks = [
          ...widths.map((width) => ({ width, colorScheme: 'light' as const })),
          { width: 1440, colorScheme: 'dark' as const },
        ];
        return looks.map(({ width, colorScheme }) => ({
          ...page,
          path,
          width,
          colorScheme,
          locale: localeOf(language),
          name: `${path.replaceAll(/[^a-z0-9-]+/gi, '_').replace(/^_|_$/g, '') || 'home'}.${width}.${colorScheme}`,
        }));
      }),
    );
}
