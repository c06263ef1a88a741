import { expect, test } from 'vitest';
import type { Attribute } from './population.ts';
import { type QuoteValues, tagName, toRequest } from './quote-form.ts';

const attributes: Attribute[] = [
  { type: 'gender', name: 'Gender', multiple: 1, options: [{ id: 'female', name: 'Female' }] },
  {
    type: 'age',
    name: 'Age',
    multiple: 1,
    options: [
      { id: '18', name: '18' },
      { id: '25', name: '25' },
    ],
  },
];

const values: QuoteValues = {
  quantity: '1200',
  coverage: '300000',
  options: ['25', '18', 'gone'],
  cities: ['4403'],
  tagId: '',
  description: 'Women under 35',
  name: 'Lin',
  email: 'lin@example.com',
  mobile: '13800000001',
  company: 'Demo',
};

test('a request contains each attribute once with its selected options', { tags: ['R3.12'] }, () => {
  expect(toRequest(values, attributes)).toEqual({
    quantity: 1200,
    coverage: 300_000,
    attributes: [{ type: 'age', optionIds: ['18', '25'] }],
    regions: [{ provinceCode: '44', cityCode: '4403' }],
    description: 'Women under 35',
    contact: { name: 'Lin', email: 'lin@example.com', mobile: '13800000001', company: 'Demo' },
  });
});

test('a selected tag is sent, and its name is found at any depth', { tags: ['R3.12'] }, () => {
  expect(toRequest({ ...values, tagId: 't-1' }, attributes).tagId).toBe('t-1');
  const tags = [{ id: 'a', name: 'A', children: [{ id: 't-1', name: 'One' }] }];
  expect(tagName(tags, 't-1')).toBe('One');
  expect(tagName(tags, 'b')).toBeUndefined();
});

test('a request contains the consent of a visitor, and none of an authenticated user', {
  tags: ['R5.30'],
}, () => {
  expect(toRequest({ ...values, consent: true }, attributes).consent).toBe(true);
  expect(toRequest(values, attributes)).not.toHaveProperty('consent');
});
