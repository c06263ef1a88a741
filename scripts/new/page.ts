import { paths } from '../../src/app/paths.ts';
import { languages } from '../../src/i18n/languages.ts';
import { pathDistance } from '../../src/site/errors/path-distance.ts';
import { publicPages } from '../../test/route-table.ts';
import { append, create, insertBefore, type Recipe, RecipeError, stub } from './recipe.ts';

const camelCase = (words: string[]) =>
  words.map((word, index) => (index === 0 ? word : `${word[0]?.toUpperCase()}${word.slice(1)}`)).join('');

const texts = (title: string, description: string) =>
  `${JSON.stringify({ meta: { title, description }, hero: { eyebrow: title, title, lead: description } }, null, 2)}\n`;

/** Two paths closer than this may name the same page. */
const maxSimilarDistance = 0.3;

/**
 * A public page.
 *
 * @param path the unprefixed path without a leading slash, such as `pricing` or `product/panel`
 */
export function page(path: string): Recipe {
  if (!/^[a-z]+(?:[/-][a-z]+)*$/.test(path))
    throw new RecipeError(`${path} is no path such as pricing or product/panel.`);
  const words = path.split(/[/-]/);
  const file = words.join('-');
  const name = camelCase(words);
  if (name in paths)
    throw new RecipeError(`src/app/paths.ts has ${name} already, the page /${path} needs another name.`);
  const similar = publicPages.filter(
    (other) =>
      other !== '/' && other !== `/${words[0]}` && pathDistance(`/${path}`, other) <= maxSimilarDistance,
  );
  const component = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  return {
    edits: [
      insertBefore('src/app/paths.ts', '  rss: () =>', `  ${name}: () => '/${path}',\n`),
      insertBefore(
        'src/routes.ts',
        "        route('about', 'site/about/about-page.tsx'",
        `        route('${path}', 'site/${file}/${file}-page.tsx', id('${file}')),\n`,
      ),
      ...languages.map((language) =>
        create(
          `locales/${language}/${name}.json`,
          language === 'zh'
            ? texts(`${stub} 页面标题`, `${stub} 一句话说明这个页面的内容`)
            : texts(`${stub} page title`, `${stub} what the page is about`),
        ),
      ),
      create(
        `src/site/${file}/${file}-page.tsx`,
        `import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PageHero } from '../sections/page-hero.tsx';

export const handle: PageHandle = { namespaces: ['${name}'] };

export default function ${component}Page() {
  const { t } = useTranslation(['${name}']);
  return (
    <>
      <SeoMeta title={t('${name}.meta.title')} description={t('${name}.meta.description')} />
      <PageHero
        eyebrow={t('${name}.hero.eyebrow')}
        title={t('${name}.hero.title')}
        lead={t('${name}.hero.lead')}
      />
    </>
  );
}
`,
      ),
      append(
        'ladle/stories/pages.stories.tsx',
        `export const ${component} = () => <Page path={paths.${name}()} />;\n`,
      ),
    ],
    toDo: [
      ...(similar.length > 0
        ? [`Similar pages exist: ${similar.join(', ')}. Check that /${path} is none of them.`]
        : []),
      `Write the texts in ${languages.map((language) => `locales/${language}/${name}.json`).join(', ')}.`,
      `Build the page in src/site/${file}/${file}-page.tsx from src/site/sections.`,
      'Add the page to the menu, the footer or pagesOutsideMenus in src/site/navigation.ts, and its label to nav in site.json of every language.',
      'After the commands below, run npm run test:quick. It visits the page in the browser.',
    ],
  };
}
