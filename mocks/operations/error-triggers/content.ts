import type { TriggersOf } from '../trigger.ts';

const unknownNews = {
  cause: 'Opens a news item that does not exist, for example through an old link.',
  input: () => ({ path: { id: 'n9999' } }),
};
const unknownAdvance = {
  cause: 'Opens an advance news item that does not exist, for example through an old link.',
  input: () => ({ path: { id: 'a9999' } }),
};

/** Triggers of news, jobs, metadata and matching. */
export const contentTriggers: TriggersOf<
  | 'listRecruitCategories'
  | 'listRecruits'
  | 'listNews'
  | 'getNews'
  | 'listRelevantNews'
  | 'listAdvances'
  | 'listFeaturedAdvances'
  | 'getAdvance'
  | 'listRecommendedAdvances'
  | 'listRelevantAdvances'
  | 'getAdvanceSiblings'
  | 'getSeo'
  | 'listPopulationAttributes'
  | 'listMatchTags'
> = {
  listRecruitCategories: {},
  listRecruits: {},
  listNews: {},
  getNews: { B004: unknownNews },
  listRelevantNews: { B004: unknownNews },
  listAdvances: {},
  listFeaturedAdvances: {},
  getAdvance: { B004: unknownAdvance },
  listRecommendedAdvances: {},
  listRelevantAdvances: { B004: unknownAdvance },
  getAdvanceSiblings: { B004: unknownAdvance },
  getSeo: {},
  listPopulationAttributes: {},
  listMatchTags: {},
};
