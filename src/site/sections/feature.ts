import type { ReactNode } from 'react';

/** A feature with its picture. */
export interface Feature {
  /** The fragment id. */
  id?: string;
  title: string;
  text: string;
  points: readonly string[];
  picture: ReactNode;
  /** An optional link. */
  action?: ReactNode;
}
