import type { ReactNode } from 'react';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import type { Meaning } from '../data-extract/data-extract.tsx';
import type { ColumnOf, ExtractName } from '../data-extract/extracts.ts';
import { StaticExtract } from '../data-extract/static-extract.ts';
import { ApplyActions } from '../sections/apply-actions.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { FeatureBand } from '../sections/feature-band.tsx';
import { PageHero } from '../sections/page-hero.tsx';

interface DataServiceProps<Name extends ExtractName> {
  /** The sample file. */
  file: Name;
  meta: { title: string; description: string };
  hero: { eyebrow: string; title: string; lead: string };
  extract: {
    title?: string;
    lead: string;
    note: string;
    codebook: Record<ColumnOf<Name>, Meaning>;
    texts?: readonly string[];
  };
  /** How the data comes about, and what can be trusted; or else `children` say it. */
  method?: { title: string; lead: string; blocks: readonly { title: string; text: string }[] };
  /** With an action the page asks for an application, without one for a quote. */
  closing: { title: string; text: string; action?: string };
  /** The product, above the file in the hero. */
  product?: ReactNode;
  children?: ReactNode;
}

/** A page of a data service: what it is, the file that a customer gets, the method, and the next step. */
export function DataService<Name extends ExtractName>({
  file,
  meta,
  hero,
  extract,
  method,
  closing: { action, ...closing },
  product,
  children,
}: DataServiceProps<Name>) {
  const { t } = useTranslation(['site']);
  const quote = <ApplyActions first="quote" />;
  return (
    <>
      <SeoMeta {...meta} />
      <PageHero
        isOffer
        {...hero}
        parent={{ name: t('site.nav.dataHub'), path: paths.service() }}
        actions={action ? undefined : quote}
        product={
          <>
            {product}
            <StaticExtract name={file} {...extract} />
          </>
        }
      />
      {method && <FeatureBand {...method} />}
      {children}
      <CallToAction {...closing} actions={action ? <ApplyActions topic="data" label={action} /> : quote} />
    </>
  );
}
