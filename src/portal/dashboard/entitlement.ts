import type { ApplyTopic } from '../../paths/paths.ts';

/** A product or service of the user. */
export interface Entitlement {
  id: string;
  name: string;
  /** The path that opens it; services have none. */
  to?: string;
  /** The topic of an application for it. */
  topic: ApplyTopic | undefined;
  opened: 0 | 1;
  /** Epoch milliseconds; unlimited by default. */
  expireTime?: number;
}
