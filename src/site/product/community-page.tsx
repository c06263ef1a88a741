import { useId } from 'react';
import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useContent } from '../../i18n/use-content.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { applyNamespaces } from '../apply/apply-namespaces.ts';
import { RegisterClosing } from '../apply/register-closing.tsx';
import { CommunityReport } from '../reports/reports.tsx';
import { CardGrid } from '../sections/card-grid.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import { Steps } from '../sections/steps.tsx';
import styles from './member-diary.module.css';

export const handle: PageHandle = { namespaces: ['report', ...applyNamespaces] };

export default function CommunityPage() {
  const { t } = useTranslation(['site']);
  const c = useContent('bbs');
  return (
    <>
      <SeoMeta {...c.meta} />
      <PageHero
        isOffer
        {...c.hero}
        parent={{ name: t('site.nav.product'), path: paths.product() }}
        picture={<MemberDiary {...c.member} />}
      />
      <Section title={c.tools.title}>
        <CardGrid cards={[c.diary, c.talk, c.report]} />
      </Section>
      <Section title={c.extract.title} lead={c.extract.lead}>
        <CommunityReport {...c.extract} />
      </Section>
      <Section title={c.how.title} tone="sunken">
        <Steps steps={c.how.steps} />
      </Section>
      <RegisterClosing {...c.closing} product="community" />
    </>
  );
}

interface Post {
  day: string;
  text: string;
  /** The theme that researchers gave it. */
  tag?: string;
  /** The question that it answers. */
  asked?: string;
  by?: string;
}

interface MemberDiaryProps {
  name: string;
  /** How long the member has taken part. */
  span: string;
  note: string;
  posts: readonly Post[];
}

/** What one member of a community wrote over time. */
function MemberDiary({ name, span, note, posts }: MemberDiaryProps) {
  const id = useId();
  return (
    <figure className={styles.diary} aria-labelledby={id}>
      <figcaption id={id}>
        <strong>{name}</strong>
        <span>{span}</span>
        <small>{note}</small>
      </figcaption>
      <ol>
        {posts.map(({ day, text, tag, asked, by }) => (
          <li key={day}>
            <span className={styles.day}>{day}</span>
            {asked && (
              <p className={styles.asked}>
                <b>{by}</b> <span>{asked}</span>
              </p>
            )}
            <p>{text}</p>
            {tag && <span className={styles.tag}>{tag}</span>}
          </li>
        ))}
      </ol>
    </figure>
  );
}
