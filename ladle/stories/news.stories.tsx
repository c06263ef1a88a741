import type { ReactNode } from 'react';
import { news as rows } from '../../mocks/db/content/news.ts';
import { useContentLanguage } from '../../src/i18n/use-language.ts';
import { paths } from '../../src/paths/paths.ts';
import { type News, NewsCard } from '../../src/site/news/news-card.tsx';

/** The card of a seeded news item with some fields replaced. */
function Card({ change = {} }: { change?: Partial<News> }): ReactNode {
  const language = useContentLanguage();
  const row = rows.find((candidate) => candidate[language]);
  const text = row?.[language];
  if (!row || !text) throw new Error('There are no seeded news');
  return (
    <div style={{ maxInlineSize: '24rem', padding: 'var(--space-5)' }}>
      <NewsCard news={{ ...row, ...text, ...change }} to={paths.newsDetail(row.id)} />
    </div>
  );
}

export const Cover = () => <Card />;

export const NoCover = () => <Card change={{ cover: '' }} />;

export const LongTitle = () => (
  <Card
    change={{
      title: 'Zusammenarbeitsvereinbarungsentwurf 体验管理平台与客户洞察研究联合实验室在上海正式成立',
      summary: 'A'.repeat(200),
    }}
  />
);
