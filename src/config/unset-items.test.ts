import { expect, test } from 'vitest';
import sample from '../../mocks/adapters/sample-content.json' with { type: 'json' };
import { readConfig } from './read-config.ts';
import { unsetFooterItems, unsetLegalItems } from './unset-items.ts';

const read = (content: unknown) => readConfig({ API_BASE_URL: '/api' }, content).public;

test('each unset item of the footer is reported', { tags: ['R1.9'] }, () => {
  expect(unsetFooterItems(read(sample))).toEqual([]);
  const contact = { ...sample.contact, salesPhone: null };
  expect(unsetFooterItems(read({ ...sample, contact, externalLinks: [] }))).toEqual([
    'externalLinks',
    'contact.salesPhone',
  ]);
  expect(unsetFooterItems(read({}))).toHaveLength(8);
});

test('each unset fact of the privacy notice is reported, unless another notice replaces it', {
  tags: ['R2.44'],
}, () => {
  expect(unsetLegalItems(read(sample))).toEqual([]);
  expect(unsetLegalItems(read({ ...sample, legal: { ...sample.legal, dataLocation: null } }))).toEqual([
    'legal.dataLocation',
  ]);
  expect(unsetLegalItems(read({}))).toHaveLength(5);
  expect(
    unsetLegalItems(
      readConfig({ API_BASE_URL: '/api', PRIVACY_URL: 'https://www.example.com/privacy' }).public,
    ),
  ).toEqual([]);
});
