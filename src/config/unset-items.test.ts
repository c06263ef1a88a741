import { expect, test } from 'vitest';
import sample from '../../mocks/adapters/sample-content.json' with { type: 'json' };
import { readConfig } from './read-config.ts';
import { unsetItems } from './unset-items.ts';

const unsetIn = (content: unknown, environment = {}) =>
  unsetItems(readConfig({ API_BASE_URL: '/api', ...environment }, content).public);

test('nothing is reported where everything is set', () => expect(unsetIn(sample)).toEqual([]));

test('each unset item of the footer is reported', { tags: ['R1.9'] }, () => {
  const contact = { ...sample.contact, salesPhone: null };
  expect(unsetIn({ ...sample, contact, externalLinks: [] })).toEqual([
    {
      unset: ['externalLinks', 'contact.salesPhone'],
      sentence: 'the footer leaves out what is not configured: externalLinks, contact.salesPhone',
    },
  ]);
  expect(unsetIn({})[0]?.unset).toHaveLength(8);
});

test('each unset fact of the privacy notice is reported, unless another notice replaces it', {
  tags: ['R2.44'],
}, () => {
  expect(unsetIn({ ...sample, legal: { ...sample.legal, dataLocation: null } })).toEqual([
    {
      unset: ['legal.dataLocation'],
      sentence: 'the privacy notice says that these are not stated: legal.dataLocation',
    },
  ]);
  expect(unsetIn({})[1]?.unset).toHaveLength(5);
  expect(unsetIn({}, { PRIVACY_URL: 'https://www.example.com/privacy' })).toHaveLength(1);
});
