import { describe, expect, test } from 'vitest';
import { readConfig } from './read-config.ts';

const least = { API_BASE_URL: '/api' };

describe('the configuration of the furniture', { tags: ['R1.9'] }, () => {
  test('is empty when nothing is set', () => {
    const { contact, externalLinks, notices } = readConfig(least).public;
    expect(Object.values(contact).filter((value) => value !== null)).toEqual([]);
    expect(externalLinks).toEqual([]);
    expect(Object.values(notices)).toEqual([null, null, null]);
  });

  test('takes up to five external links', () => {
    const link = { label: '学院', labelEn: 'Academy', url: 'https://academy.example.com' };
    const read = (list: unknown) => readConfig({ ...least, EXTERNAL_LINKS: JSON.stringify(list) });
    expect(read(Array(5).fill(link)).public.externalLinks).toHaveLength(5);
    for (const wrong of [Array(6).fill(link), [{ ...link, url: 'javascript:1' }], [{ url: link.url }], {}]) {
      expect(() => read(wrong)).toThrow('EXTERNAL_LINKS');
    }
    expect(() => readConfig({ ...least, EXTERNAL_LINKS: '[' })).toThrow('EXTERNAL_LINKS');
  });

  test('takes only an http(s) address for the consultation', () => {
    const consult = (url: string) => readConfig({ ...least, CONSULT_URL: url }).public.contact.consultUrl;
    expect(consult('https://chat.example.com/')).toBe('https://chat.example.com/');
    expect(() => consult('javascript:alert(1)')).toThrow('CONSULT_URL');
  });

  test('draws the code of the enterprise chat', () => {
    const { chatCode } = readConfig({ ...least, WECHAT_QR_URL: 'https://chat.example.com/' }).public.contact;
    expect(chatCode?.path).toMatch(/^M2 2h7/);
  });
});
