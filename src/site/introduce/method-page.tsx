import type { ReactNode } from 'react';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { staticComponent } from '../../ui/static-html/static-component.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { CardGrid } from '../sections/card-grid.tsx';
import comparison from '../sections/comparison.module.css';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import styles from './study-sizes.module.css';
import type { StudySizesProps } from './study-sizes.tsx';

/** The table is not part of the page's scripts. */
const StudySizes = staticComponent<StudySizesProps>(
  async () => (await import('./study-sizes.tsx')).StudySizes,
  [comparison, styles],
);

interface MethodPageProps {
  meta: { title: string; description: string };
  hero: { eyebrow: string; title: string; lead: string };
  /** A log of real work. */
  picture: ReactNode;
  ways: {
    title: string;
    lead: string;
    cards: readonly { title: string; text: string; action?: string }[];
  };
  /** Where the cards lead, in their order. */
  links?: readonly (string | undefined)[];
  studies: StudySizesProps;
  closing: { title: string; text: string };
}

/** A page of one of the four methods: a log, how it works, usual studies, and the next step. */
export function MethodPage({ meta, hero, picture, ways, links = [], studies, closing }: MethodPageProps) {
  const { t } = useTranslation(['site']);
  const parent = { name: t('site.nav.introduce'), path: paths.introduce() };
  return (
    <>
      <SeoMeta {...meta} />
      <PageHero {...hero} parent={parent} picture={picture} />
      <Section title={ways.title} lead={ways.lead} tone="sunken">
        <CardGrid cards={ways.cards.map((card, index) => ({ ...card, to: links[index] }))} />
      </Section>
      <StudySizes {...studies} />
      <CallToAction {...closing} />
    </>
  );
}
