import { expect, test } from 'vitest';
import { sampleConfig } from '../../mocks/adapters/sample-config.ts';
import { unsetFooterItems } from './unset-footer-items.ts';

test('each part of the footer that is not configured is named', { tags: ['R1.9'] }, () => {
  expect(unsetFooterItems(sampleConfig)).toEqual([]);
  expect(unsetFooterItems({ ...sampleConfig, SALES_PHONE: ' ', ICP_NOTICE: undefined })).toEqual([
    'SALES_PHONE',
    'ICP_NOTICE',
  ]);
  expect(unsetFooterItems({})).toHaveLength(8);
});
