import { expect, test } from 'vitest';
import { sampleConfig } from '../../mocks/adapters/sample-config.ts';
import { unsetFooterItems } from './unset-footer-items.ts';

test('each unset item of the footer is reported', { tags: ['R1.9'] }, () => {
  expect(unsetFooterItems(sampleConfig)).toEqual([]);
  expect(unsetFooterItems({ ...sampleConfig, SALES_PHONE: ' ', ICP_NOTICE: undefined })).toEqual([
    'SALES_PHONE',
    'ICP_NOTICE',
  ]);
  expect(unsetFooterItems({})).toHaveLength(8);
});
