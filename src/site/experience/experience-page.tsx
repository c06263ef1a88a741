import { SeoMeta } from '../../document/seo-meta.tsx';
import { useContent } from '../../i18n/use-content.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { staticComponent } from '../../ui/static-html/static-component.tsx';
import { ActionLink } from '../sections/action-link.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import steps from '../sections/steps.module.css';
import workspace from '../workspace/workspace.module.css';
import { Workspace } from '../workspace/workspace.tsx';
import frames from './loop-frames.module.css';

/** The texts of the frames are not among those that the page sends a second time as data. */
const LoopFrames = staticComponent(
  async () => (await import('./loop-frames.tsx')).LoopFrames,
  [frames, steps, workspace],
);

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
            <LoopFrames />
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
