import { news } from '../../mocks/db/content/news.ts';
import { useContentLanguage } from '../../src/i18n/use-language.ts';
import { Customers } from '../../src/site/home/customers.tsx';
import { ExperienceLines } from '../../src/site/home/experience-lines.tsx';
import { Hero as HeroBand } from '../../src/site/home/hero.tsx';
import { LatestNews } from '../../src/site/home/latest-news.tsx';
import { Methods } from '../../src/site/home/methods.tsx';
import { Proof } from '../../src/site/home/proof.tsx';
import { Narrow } from '../narrow.tsx';

export const Hero = () => <HeroBand />;

export const HeroMobile = () => <Narrow story="home--hero" />;

export const HowResearchIsDone = () => <Proof />;

export const WhatCustomersSay = () => (
  <Customers
    proof={{
      logos: [
        { name: 'Sample A', image: '/favicon.svg' },
        { name: 'Sample B', image: '/favicon.svg' },
      ],
      quote: { text: '报告第二天就用上了。', textEn: 'We used the report the next day.', author: 'Sample' },
      outcomes: [{ value: '-18%', label: '投诉量', labelEn: 'complaints' }],
    }}
  />
);

export const Lines = () => <ExperienceLines />;

export const WaysOfResearch = () => <Methods />;

function News() {
  const language = useContentLanguage();
  const list = news.flatMap(({ [language]: text, ...row }) => (text ? [{ ...row, ...text }] : []));
  return <LatestNews list={list.slice(0, 3)} />;
}

export const Latest = () => <News />;

export const LatestAway = () => <LatestNews list={null} />;
