import { paths } from '../../src/paths/paths.ts';
import { ActionLink } from '../../src/site/sections/action-link.tsx';
import { CallToAction } from '../../src/site/sections/call-to-action.tsx';
import { CardGrid } from '../../src/site/sections/card-grid.tsx';
import { Comparison } from '../../src/site/sections/comparison.tsx';
import { FactList } from '../../src/site/sections/fact-list.tsx';
import { Faq as FaqList } from '../../src/site/sections/faq.tsx';
import { FeatureBand } from '../../src/site/sections/feature-band.tsx';
import { FeatureRow } from '../../src/site/sections/feature-row.tsx';
import { PageHero } from '../../src/site/sections/page-hero.tsx';
import { PlainPage } from '../../src/site/sections/plain-page.tsx';
import { RuledList } from '../../src/site/sections/ruled-list.tsx';
import { Section } from '../../src/site/sections/section.tsx';
import { SiblingLinks } from '../../src/site/sections/sibling-links.tsx';
import { Stats } from '../../src/site/sections/stats.tsx';
import { Steps as StepList } from '../../src/site/sections/steps.tsx';
import { TextDate, TextPart, TextParts } from '../../src/site/sections/text-parts.tsx';
import { LinkRow } from '../../src/ui/link-row.tsx';
import { Narrow } from '../narrow.tsx';

const text = '用户说了什么、做了什么，放在一起看。 What people say and what they do, side by side.';

const blocks = [
  { title: '追问 Probing', text },
  { title: '质控 Quality control', text },
  { title: '编码 Coding', text },
  { title: '总结 Summary', text },
];

export const Hero = () => <PageHero eyebrow="服务体验" title="让每一个低分，都有人回应" lead={text} />;

export const HeroMobile = () => <Narrow story="sections--hero" />;

export const Features = () => (
  <>
    <FeatureRow title="NPS 管理" text={text} points={['一', '二', '三']} />
    <FeatureRow
      title="看板 Dashboard"
      text={text}
      points={['一', '二', '三']}
      action={
        <ActionLink to={paths.survey()} kind="secondary">
          问卷 Survey
        </ActionLink>
      }
    />
  </>
);

export const FeaturesMobile = () => <Narrow story="sections--features" />;

export const ComparisonTable = () => (
  <Comparison
    title="两种方法 Two methods"
    lead={text}
    rows={[{ name: '问题 Question', to: paths.survey() }, { name: '来源 Source' }]}
    columns={[
      { name: '评估 Test', values: ['改变了什么 What changed', '问卷 Survey'] },
      { name: '聆听 Listening', values: ['在说什么 What people say', '公开内容 Public posts'] },
    ]}
  />
);

export const ComparisonTableMobile = () => <Narrow story="sections--comparison-table" />;

export const DarkStatement = () => (
  <Section title="声量不等于人数 Volume is not people" lead={text} tone="band" />
);

export const Ruled = () => <RuledList items={blocks} />;

export const Figures = () => <Stats names={['panel', 'reach', 'types']} />;

export const Cards = () => (
  <Section title="按行业 By industry" lead={text}>
    <CardGrid cards={blocks} />
  </Section>
);

export const CardsThatLead = () => (
  <Section title="产品线 Product lines" tone="sunken">
    <CardGrid
      cards={[
        { title: '品牌体验', text, to: paths.product('brand') },
        { title: '服务体验', text, to: paths.product('service') },
      ]}
    />
  </Section>
);

export const Steps = () => (
  <Section title="四个阶段 Four stages">
    <StepList steps={blocks} />
  </Section>
);

export const Facts = () => (
  <Section title="交付清单 What you get">
    <FactList facts={blocks.map(({ title }) => ({ name: title, text }))} />
  </Section>
);

export const Faq = () => (
  <Section title="常见问题 Common questions">
    <FaqList items={blocks.map(({ title }) => ({ question: title, answer: text }))} />
  </Section>
);

export const Band = () => <FeatureBand title="开放题交给 AI" lead={text} blocks={blocks} />;

export const Plain = () => (
  <PlainPage
    eyebrow="题库"
    title="找一道合适的题"
    lead={text}
    tools={<ActionLink to={paths.lib()}>题库 Library</ActionLink>}
  >
    <p>{text}</p>
  </PlainPage>
);

export const Closing = () => <CallToAction title="想先试试？ Want to try?" text={text} />;

export const ClosingWithCard = () => (
  <CallToAction title="想先试试？ Want to try?" text={text} card={<p>…</p>} />
);

export const PreviousAndNext = () => (
  <SiblingLinks
    label="相邻 Neighbours"
    previous={{ label: '上一篇 Previous', title: text, to: paths.caseStudy('snack') }}
    next={{ label: '下一篇 Next', title: text, to: paths.caseStudy('hall') }}
  />
);

export const Texts = () => (
  <PlainPage title="隐私政策" lead={text}>
    <TextParts>
      <TextPart id="rights" title="您的权利">
        <p>{text}</p>
        <ul>
          <li>查阅</li>
          <li>更正</li>
        </ul>
        <LinkRow>
          <a href="#rights">privacy@example.com</a>
        </LinkRow>
        <TextDate>2026-11-22</TextDate>
      </TextPart>
    </TextParts>
  </PlainPage>
);
