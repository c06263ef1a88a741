import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useContent } from '../../i18n/use-content.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { caseIds } from '../../paths/case-ids.ts';
import { paths } from '../../paths/paths.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import type { Category } from '../question-library/question-types.ts';
import { Section } from '../sections/section.tsx';
import styles from './shelf.module.css';

const categories: readonly Category[] = ['choice', 'text', 'rating', 'matrix', 'research', 'interactive'];
const methods = ['look', 'hear', 'ask', 'smart-tag'] as const;
const demoSteps = ['ask', 'board', 'alert'] as const;

interface Item {
  id: string;
  title: string;
}

interface ShelfProps {
  news: readonly Item[];
  advances: readonly Item[];
}

/** What the site has to use at once, with the parts of each. */
export function Shelf({ news, advances }: ShelfProps) {
  const { t } = useTranslation(['resources', 'caseStudies']);
  const c = useContent('caseStudies');
  const categoryNames = t('resources.shelf.lib.links').split(' | ');
  const methodNames = t('resources.shelf.method.links').split(' | ');
  const stepNames = t('resources.shelf.demo.links').split(' | ');
  const shelves = [
    {
      title: t('resources.shelf.lib.title'),
      text: t('resources.shelf.lib.text'),
      to: paths.lib(),
      links: categories.map((category, index) => ({
        name: categoryNames[index],
        to: paths.lib({ category }),
      })),
    },
    {
      title: t('resources.shelf.case.title'),
      text: t('resources.shelf.case.text'),
      to: paths.caseStudies(),
      links: caseIds.map((id) => ({ name: c.item[id].finding, to: paths.caseStudy(id) })),
      areTitles: true,
    },
    {
      title: t('resources.shelf.method.title'),
      text: t('resources.shelf.method.text'),
      to: paths.introduce(),
      links: methods.map((method, index) => ({ name: methodNames[index], to: paths.introduce(method) })),
    },
    {
      title: t('resources.shelf.demo.title'),
      text: t('resources.shelf.demo.text'),
      to: paths.experience(),
      links: demoSteps.map((step, index) => ({
        name: stepNames[index],
        to: `${paths.experience()}#${step}`,
      })),
    },
    {
      title: t('resources.shelf.news.title'),
      text: t('resources.shelf.news.text'),
      to: paths.newsList(),
      links: news.map(({ id, title }) => ({ name: title, to: paths.newsDetail(id) })),
      areTitles: true,
    },
    {
      title: t('resources.shelf.advance.title'),
      text: t('resources.shelf.advance.text'),
      to: paths.advances(),
      links: advances.map(({ id, title }) => ({ name: title, to: paths.advance(id) })),
      areTitles: true,
    },
  ];
  return (
    <Section title={t('resources.shelf.title')} lead={t('resources.shelf.lead')}>
      <ul className={styles.shelves}>
        {shelves.map(({ title, text, to, links, areTitles }) => (
          <li key={title} className={styles.shelf}>
            <div>
              <h3 className={styles.name}>
                <LocalizedLink to={to}>
                  <Phrases as="span">{title}</Phrases>
                </LocalizedLink>
              </h3>
              <Phrases as="p">{text}</Phrases>
            </div>
            {links.length > 0 && (
              <ul className={styles.links} data-titles={areTitles && ''}>
                {links.map((link) => (
                  <li key={link.to}>
                    <LocalizedLink to={link.to}>
                      <Phrases as="span">{link.name ?? ''}</Phrases>
                    </LocalizedLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
