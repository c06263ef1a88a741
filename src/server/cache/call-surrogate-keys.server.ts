import { type OperationId, operations } from '../../../openapi/generated/operations.ts';
import { everything, isSurrogateKey } from './surrogate-keys.ts';

/** An operation that reads public content. */
type PublicRead = {
  [Id in OperationId]: (typeof operations)[Id] extends readonly ['GET', string, 'none'] ? Id : never;
}[OperationId];

/** The kind of content that an operation reads. */
const kinds: Record<PublicRead, 'advances' | 'news' | 'recruits' | 'seo'> = {
  listRecruitCategories: 'recruits',
  listRecruits: 'recruits',
  listNews: 'news',
  getNews: 'news',
  listRelevantNews: 'news',
  listAdvances: 'advances',
  listFeaturedAdvances: 'advances',
  getAdvance: 'advances',
  listRecommendedAdvances: 'advances',
  listRelevantAdvances: 'advances',
  getAdvanceSiblings: 'advances',
  getSeo: 'seo',
};

const isPublicRead = (operationId: OperationId): operationId is PublicRead => operationId in kinds;

/** The surrogate keys of an API call: the kind of content, and the article if the address names one. */
export function surrogateKeysOfCall(operationId: OperationId, address: string): string[] {
  if (!isPublicRead(operationId)) return [everything];
  const id = operations[operationId][1].endsWith('/{id}') && new URL(address).pathname.split('/').at(-1);
  return [everything, kinds[operationId], id ? `article:${id}` : ''].filter(isSurrogateKey);
}
