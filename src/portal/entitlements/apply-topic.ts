import type { ApplyTopic } from '../../paths/paths.ts';

/** The topics of an application by the icon of a product. The catalogue belongs to the backend, so other icons have none. */
const topics = new Map<string | undefined, ApplyTopic>([
  ['brand', 'brand'],
  ['product', 'product'],
  ['service', 'service'],
  ['employee', 'employee'],
  ['survey', 'survey'],
  ['community', 'community'],
]);

/** The topic that an application for a product preselects. */
export const applyTopic = (icon: string | undefined): ApplyTopic | undefined => topics.get(icon);
