import { expect, test } from 'vitest';
import { sampleConfig } from '../../mocks/adapters/sample-config.ts';
import { unsetFooterItems, unsetLegalItems } from './unset-items.ts';

test('each unset item of the footer is reported', { tags: ['R1.9'] }, () => {
  expect(unsetFooterItems(sampleConfig)).toEqual([]);
  expect(unsetFooterItems({ ...sampleConfig, SALES_PHONE: ' ', ICP_NOTICE: undefined })).toEqual([
    'SALES_PHONE',
    'ICP_NOTICE',
  ]);
  expect(unsetFooterItems({})).toHaveLength(8);
});

test('each unset fact of the privacy notice is reported, unless another notice replaces it', {
  tags: ['R2.44'],
}, () => {
  expect(unsetLegalItems(sampleConfig)).toEqual([]);
  expect(unsetLegalItems({ ...sampleConfig, DATA_LOCATION: ' ' })).toEqual(['DATA_LOCATION']);
  expect(unsetLegalItems({})).toHaveLength(5);
  expect(unsetLegalItems({ PRIVACY_URL: 'https://www.example.com/privacy' })).toEqual([]);
});
