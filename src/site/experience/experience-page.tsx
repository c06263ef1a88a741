import { SeoMeta } from '../../document/seo-meta.tsx';
import { useContent } from '../../i18n/use-content.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { ActionLink } from '../sections/action-link.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Workspace } from '../workspace/workspace.tsx';

/** The guided demo: the visitor is the customer and the team. Without scripts it shows the first view. */
export default function ExperiencePage() {
  const { t } = useTranslation(['site']);
  const c = useContent('experience');
  return (
    <>
      <SeoMeta {...c.meta} />
      <PageHero
        {...c.hero}
        actions={null}
        product={
          <>
            <Workspace scenes={['answer', 'dashboard', 'tickets', 'comments']} linksGuide={false} />
            <p>{c.note}</p>
          </>
        }
      />
      <CallToAction
        {...c.closing}
        actions={
          <>
            <ActionLink to={paths.apply('service')}>{t('site.action.apply')}</ActionLink>
            <ActionLink to={paths.product('service')} kind="secondary">
              {c.closing.product}
            </ActionLink>
          </>
        }
      />
    </>
  );
}
