import type { NewsTopicRow } from './types.ts';

/** The topics of news, in display order. */
export const newsTopics: NewsTopicRow[] = [
  { id: 'method', zh: '研究方法', en: 'Methods' },
  { id: 'product', zh: '产品动态', en: 'Product updates' },
  { id: 'company', zh: '公司动态', en: 'Company' },
  { id: 'event', zh: '课程与活动', en: 'Courses and events' },
];
