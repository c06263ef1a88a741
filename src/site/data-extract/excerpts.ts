import * as extracts from './extracts.ts';

interface Excerpt {
  extract: extracts.Extract;
  columns: readonly string[];
  /** The rows between these positions. */
  rows: readonly [from: number, to: number];
}

/** Columns and rows of each extract that a reader understands without the codebook. */
export const excerpts = {
  sample: { extract: extracts.sampleExtract, columns: ['resp_id', 'q1_nps', 'duration_s'], rows: [0, 3] },
  panel: {
    extract: extracts.superPanelExtract,
    columns: ['reach', 'tagged', 'completes'],
    rows: [0, 3],
  },
  big: {
    extract: extracts.bigDataExtract,
    columns: ['date', 'search_idx', 'intent'],
    rows: [0, 3],
  },
  social: {
    extract: extracts.socialExtract,
    columns: ['post_id', 'attribute', 'sentiment'],
    rows: [0, 3],
  },
  mobile: { extract: extracts.mobileExtract, columns: ['app_group', 'opens', 'minutes'], rows: [0, 3] },
  // The labelers disagree on the first row.
  label: { extract: extracts.labelingExtract, columns: ['label_a', 'label_b', 'adjudicated'], rows: [4, 7] },
  joined: {
    extract: extracts.joinedExtract,
    columns: ['person_id', 'said_days', 'seen_days', 'gap'],
    rows: [0, 6],
  },
} satisfies Record<string, Excerpt>;

export type ExcerptName = keyof typeof excerpts;
