import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import sample from '../../mocks/adapters/sample-content.json' with { type: 'json' };
import { contentFile } from '../../test/content-file.ts';
import { readConfig } from './read-config.ts';
import { checkContent } from './read-content.ts';

const read = (content: unknown) => readConfig({ API_BASE_URL: '/api' }, content).public;
const problemsOf = (content: unknown) => checkContent(content).problems ?? [];

test('nothing is shown when nothing is set', { tags: ['R1.9'] }, () => {
  const { contact, externalLinks, notices } = read({});
  expect(Object.values({ ...contact, ...notices }).filter((value) => value !== null)).toEqual([]);
  expect(externalLinks).toEqual([]);
});

test('a file is read, and one that cannot be read is named', { tags: ['R7.4'] }, () => {
  const notices = { copyright: { zh: '© 示例', en: '© Example' } };
  const file = contentFile({ notices });
  expect(readConfig({ API_BASE_URL: '/api', ...file }).public.notices).toMatchObject(notices);
  writeFileSync(file.CONTENT_FILE, '{"notices":');
  expect(() => readConfig({ API_BASE_URL: '/api', ...file })).toThrow('it must be a JSON file (');
});

test('the sample has no problem, and a text in one language stands for both', { tags: ['R1.9'] }, () => {
  expect(problemsOf(sample)).toEqual([]);
  expect(read(sample).notices.copyright).toEqual({ zh: '© 2026 example.com', en: '© 2026 example.com' });
});

test('requests about personal data go to their own e-mail address, or to sales', { tags: ['R2.44'] }, () => {
  const contact = { salesEmail: 'sales@example.com' };
  expect(read({}).legal.email).toBeNull();
  expect(read({ contact }).legal.email).toBe('sales@example.com');
  expect(read({ contact, legal: { email: 'privacy@example.com' } }).legal.email).toBe('privacy@example.com');
});

test('a telephone number has a common format', () => {
  for (const salesPhone of [
    '400-000-0000',
    '+86 (21) 5550 0100',
    '021-55500100 转 8',
    '021 5550 0100 ext. 8',
  ])
    expect(problemsOf({ contact: { salesPhone } }), salesPhone).toEqual([]);
});

const link = { label: '学院', labelEn: 'Academy', url: 'https://academy.example.com' };

test.each<[place: string, message: string, content: unknown]>([
  ['the content', 'is "text": it must be an object', 'text'],
  ['brandname', 'is not known', { brandname: 'A' }],
  ['contact.salesMail', 'is not known', { contact: { salesMail: 'a@example.com' } }],
  ['contact', 'is "me": it must be an object', { contact: 'me' }],
  ['contact.salesEmail', 'it must be an e-mail address', { contact: { salesEmail: 'sales at example.com' } }],
  ['contact.salesPhone', 'is 5: it must be a text', { contact: { salesPhone: 5 } }],
  ['contact.servicePhone', 'it must be a telephone number', { contact: { servicePhone: '+' } }],
  ['contact.consultUrl', 'it must be an http(s) address', { contact: { consultUrl: 'javascript:alert(1)' } }],
  ['contact.chatUrl', 'it must be at most 300 letters long', { contact: { chatUrl: 'x'.repeat(301) } }],
  ['externalLinks', 'it must have at most 5 links', { externalLinks: Array(6).fill(link) }],
  ['externalLinks.0.url', 'it must be an http(s) address', { externalLinks: [{ ...link, url: 'a' }] }],
  ['externalLinks.0.label', 'is missing: it must be {"label"', { externalLinks: [{ url: link.url }] }],
  ['certificates', 'it must be a list', { certificates: {} }],
  ['announcement.text', 'it must be {"zh":"…","en":"…"}', { announcement: { text: 'Chinese only' } }],
  [
    'announcement.lastDay',
    'it must be a day such as "2026-12-31"',
    { announcement: { text: { zh: 'a', en: 'a' }, lastDay: '31.12.2026' } },
  ],
  [
    'customerProof.logos.0.image',
    'it must be a path',
    { customerProof: { logos: [{ name: 'A', image: 'a' }] } },
  ],
  ['legal.entity', 'it must be {"zh":"…","en":"…"}', { legal: { entity: 'Example Ltd.' } }],
  ['legal.entity.en', 'is missing: it must be {"zh":"…","en":"…"}', { legal: { entity: { zh: '示例' } } }],
  [
    'officeAddresses.beijing',
    'it must be {"zh":"…","en":"…"}',
    { officeAddresses: { beijing: '示例路 1 号' } },
  ],
  ['notices.copyright', 'it must be a text, or {"zh":"…","en":"…"}', { notices: { copyright: { zh: 'a' } } }],
])('%s %s', { tags: ['R7.4'] }, (place, message, content) => {
  const problems = problemsOf(content);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`CONTENT_FILE: ${place} `);
  expect(problems[0]).toContain(message);
});
