import { news2025 } from './news-2025.ts';
import { news2026 } from './news-2026.ts';
import type { NewsRow } from './types.ts';

/** Oldest first; the order shown to a visitor is the business of whoever serves them. */
export const news: NewsRow[] = [...news2025, ...news2026];
