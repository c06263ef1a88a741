import type { PageHandle } from '../../boot.tsx';
import { PageHead } from '../../i18n/page-head.tsx';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { DashboardPicture } from '../../ui/illustrations/dashboards.tsx';
import { PipelinePicture } from '../../ui/illustrations/data.tsx';
import {
  BrandDrawing,
  EmployeeDrawing,
  ProductDrawing,
  ServiceDrawing,
} from '../../ui/illustrations/line-drawings.tsx';
import { CommunityPicture } from '../../ui/illustrations/listening.tsx';
import { ActionLink } from '../sections/action-link.tsx';
import { CardGrid } from '../sections/card-grid.tsx';
import { ClosingCall } from '../sections/closing-call.tsx';
import { Faq } from '../sections/faq.tsx';
import { FeatureRow } from '../sections/feature-row.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';

export const handle: PageHandle = { namespaces: ['product'] };

export default function ProductOverviewPage() {
  const t = useText('product');
  return (
    <>
      <PageHead title={t('product.meta.title')} description={t('product.meta.description')} />
      <PageHero
        eyebrow={t('product.hero.eyebrow')}
        title={t('product.hero.title')}
        lead={t('product.hero.lead')}
        picture={<DashboardPicture />}
      />
      <Section title={t('product.lines.title')} lead={t('product.lines.lead')}>
        <CardGrid
          cards={[
            {
              title: t('product.lines.brand.title'),
              text: t('product.lines.brand.text'),
              picture: <BrandDrawing />,
              to: paths.product('brand'),
            },
            {
              title: t('product.lines.product.title'),
              text: t('product.lines.product.text'),
              picture: <ProductDrawing />,
              to: paths.product('product'),
            },
            {
              title: t('product.lines.service.title'),
              text: t('product.lines.service.text'),
              picture: <ServiceDrawing />,
              to: paths.product('service'),
            },
            {
              title: t('product.lines.employee.title'),
              text: t('product.lines.employee.text'),
              picture: <EmployeeDrawing />,
              to: paths.product('employee'),
            },
          ]}
        />
      </Section>
      <FeatureRow
        title={t('product.one.title')}
        text={t('product.one.text')}
        points={[t('product.one.point1'), t('product.one.point2'), t('product.one.point3')]}
        picture={<PipelinePicture />}
      />
      <FeatureRow
        title={t('product.more.title')}
        text={t('product.more.text')}
        points={[t('product.more.point1'), t('product.more.point2'), t('product.more.point3')]}
        picture={<CommunityPicture />}
        action={
          <ActionLink to={paths.product('bbs')} kind="secondary">
            {t('product.more.link')}
          </ActionLink>
        }
      />
      <Section title={t('product.faq.title')}>
        <Faq
          items={[
            { question: t('product.faq.together.question'), answer: t('product.faq.together.answer') },
            { question: t('product.faq.own.question'), answer: t('product.faq.own.answer') },
            { question: t('product.faq.start.question'), answer: t('product.faq.start.answer') },
          ]}
        />
      </Section>
      <ClosingCall title={t('product.closing.title')} text={t('product.closing.text')} />
    </>
  );
}
