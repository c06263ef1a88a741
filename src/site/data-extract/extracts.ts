type Value = string | number | null;

/**
 * A sample file. Values are codes and numbers; the codebook in the texts of its page explains them. A phone shows the first four columns,
 * so the ones that a buyer asks for come first. All of it is invented.
 */
export interface Extract {
  /** The name of the file, without its extension. */
  file: string;
  columns: readonly string[];
  rows: readonly (readonly Value[])[];
  /** Columns with the codes of another column. */
  sameCodes?: Readonly<Record<string, string>>;
}

/** The sample files of the data services. */
export const extracts = {
  // Respondents that match the criteria above the file. Those of the same city tier and age have the same weight; the fast one is under review.
  sample: {
    file: 'panel-sample',
    columns: [
      'resp_id',
      'q1_nps',
      'q2_reason',
      'city_tier',
      'age_band',
      'gender',
      'weight',
      'duration_s',
      'quality',
    ],
    rows: [
      ['R20440', 5, 1, 2, 3, 1, '0.96', 375, 1],
      ['R20464', 4, 1, 3, 3, 1, '1.04', 284, 1],
      ['R20514', 7, 1, 3, 5, 1, '1.08', 346, 1],
      ['R20539', 7, 4, 2, 4, 1, '0.93', 200, 1],
      ['R20578', 5, 1, 2, 5, 1, '1.00', 71, 2],
      ['R20617', 5, 3, 2, 4, 1, '0.93', 231, 1],
      ['R20641', 10, 2, 3, 4, 1, '1.01', 314, 1],
      ['R20681', 9, 2, 3, 3, 1, '1.04', 297, 1],
      ['R20731', 10, 4, 2, 5, 1, '1.00', 265, 1],
      ['R20769', 10, 2, 3, 5, 1, '1.08', 308, 1],
      ['R20799', 7, 4, 2, 3, 1, '0.96', 280, 1],
      ['R20836', 3, 1, 3, 4, 1, '1.01', 405, 1],
    ],
  },
  // A category by day in two regions. `intent` is a share of the survey responses of that day.
  big: {
    file: 'category-trend',
    columns: ['date', 'region', 'search_idx', 'intent', 'visit_idx', 'n_survey', 'category'],
    rows: [
      ['2026-09-01', 1, 104, '0.258', 98, 132, 11],
      ['2026-09-02', 1, 107, '0.263', 99, 114, 11],
      ['2026-09-03', 1, 109, '0.255', 99, 98, 11],
      ['2026-09-04', 1, 112, '0.263', 94, 118, 11],
      ['2026-09-05', 1, 111, '0.272', 115, 114, 11],
      ['2026-09-06', 1, 116, '0.290', 119, 100, 11],
      ['2026-09-01', 5, 98, '0.221', 97, 113, 11],
      ['2026-09-02', 5, 98, '0.238', 100, 122, 11],
      ['2026-09-03', 5, 100, '0.219', 96, 114, 11],
      ['2026-09-04', 5, 104, '0.252', 97, 131, 11],
      ['2026-09-05', 5, 107, '0.226', 116, 93, 11],
      ['2026-09-06', 5, 109, '0.240', 118, 96, 11],
    ],
  },
  // Opinions in public posts.
  social: {
    file: 'social-mentions',
    columns: [
      'post_id',
      'attribute',
      'sentiment',
      'brand',
      'product',
      'occasion',
      'channel',
      'date',
      'engagement',
      'confidence',
    ],
    rows: [
      ['P880213', 1, 1, 1, 1, 1, 2, '2026-09-01', 128, '0.91'],
      ['P880213', 2, -1, 1, 1, 1, 2, '2026-09-01', 128, '0.84'],
      ['P880213', 4, 1, 1, 1, 0, 2, '2026-09-01', 128, '0.89'],
      ['P880624', 3, 0, 1, 1, 2, 4, '2026-09-01', 47, '0.76'],
      ['P881035', 5, -1, 2, 1, 0, 1, '2026-09-02', 312, '0.89'],
      ['P881035', 1, 1, 2, 1, 3, 1, '2026-09-02', 312, '0.79'],
      ['P881446', 6, 1, 1, 2, 1, 3, '2026-09-02', 64, '0.87'],
      ['P881857', 2, -1, 1, 1, 2, 4, '2026-09-02', 21, '0.85'],
      ['P881857', 3, -1, 1, 1, 2, 4, '2026-09-02', 21, '0.80'],
      ['P882268', 4, 1, 2, 1, 4, 1, '2026-09-03', 455, '0.99'],
      ['P882679', 5, 0, 1, 2, 0, 5, '2026-09-03', 9, '0.83'],
      ['P882679', 6, 1, 1, 2, 3, 5, '2026-09-03', 9, '0.72'],
    ],
  },
  // App use of members who agreed to it.
  mobile: {
    file: 'app-usage',
    columns: ['member_id', 'app_group', 'minutes', 'opens', 'first_hour', 'date', 'os'],
    rows: [
      ['M5120', 1, 98, 5, 7, '2026-09-01', 1],
      ['M5120', 3, 56, 8, 7, '2026-09-01', 1],
      ['M5120', 2, 38, 3, 13, '2026-09-01', 1],
      ['M5133', 2, 36, 11, 19, '2026-09-01', 2],
      ['M5133', 5, 27, 24, 6, '2026-09-01', 2],
      ['M5133', 7, 25, 23, 7, '2026-09-01', 2],
      ['M5146', 1, 81, 16, 15, '2026-09-01', 1],
      ['M5146', 4, 9, 6, 20, '2026-09-01', 1],
      ['M5146', 8, 43, 13, 15, '2026-09-01', 1],
      ['M5159', 2, 94, 23, 15, '2026-09-01', 2],
      ['M5159', 4, 13, 3, 10, '2026-09-01', 2],
      ['M5159', 7, 46, 22, 9, '2026-09-01', 2],
    ],
  },
  // Quota cells. `completes` is tagged × incidence × response rate.
  panel: {
    file: 'feasibility',
    columns: [
      'audience',
      'city_tier',
      'completes',
      'reach',
      'tagged',
      'incidence',
      'response_rate',
      'field_days',
    ],
    rows: [
      [1, 1, 2570, 7_300_000, 73_000, '0.32', '0.11', 6],
      [1, 2, 1338, 3_900_000, 50_700, '0.33', '0.08', 5],
      [1, 3, 1980, 5_600_000, 72_800, '0.34', '0.08', 6],
      [1, 4, 2296, 4_600_000, 55_200, '0.32', '0.13', 6],
      [1, 5, 614, 2_400_000, 24_000, '0.32', '0.08', 4],
      [2, 1, 2801, 3_900_000, 74_100, '0.27', '0.14', 7],
      [2, 2, 1882, 4_900_000, 73_500, '0.32', '0.08', 6],
      [2, 3, 3867, 7_700_000, 138_600, '0.31', '0.09', 8],
      [2, 4, 3072, 5_000_000, 80_000, '0.32', '0.12', 7],
      [2, 5, 3034, 4_300_000, 77_400, '0.28', '0.14', 7],
      [3, 1, 6109, 7_900_000, 150_100, '0.37', '0.11', 10],
      [3, 2, 3151, 4_200_000, 92_400, '0.31', '0.11', 7],
    ],
  },
  // Items with the labels of two people. The texts of the page replace null.
  label: {
    file: 'labels',
    columns: ['item_id', 'text', 'label_a', 'label_b', 'adjudicated', 'agree', 'seconds'],
    rows: [
      ['T30122', null, 2, 2, 2, 1, 11],
      ['T30133', null, 1, 1, 1, 1, 10],
      ['T30139', null, 3, 3, 3, 1, 14],
      ['T30147', null, 1, 1, 1, 1, 6],
      ['T30157', null, 3, 2, 2, 0, 37],
      ['T30166', null, 1, 1, 1, 1, 12],
      ['T30175', null, 2, 2, 2, 1, 11],
      ['T30184', null, 4, 4, 4, 1, 13],
      ['T30191', null, 3, 3, 3, 1, 14],
      ['T30205', null, 2, 1, 2, 0, 29],
      ['T30208', null, 1, 1, 1, 1, 14],
      ['T30218', null, 4, 4, 4, 1, 7],
    ],
    sameCodes: { label_b: 'label_a', adjudicated: 'label_a' },
  },
} as const satisfies Record<string, Extract>;

export type ExtractName = keyof typeof extracts;

/** The names of the columns of a file. */
export type ColumnOf<Name extends ExtractName> = (typeof extracts)[Name]['columns'][number];
