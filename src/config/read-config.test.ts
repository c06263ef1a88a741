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

const read = (more: Record<string, string>) => readConfig({ API_BASE_URL: '/api', ...more }).public;

describe('scripts of others', { tags: ['R7.21'] }, () => {
  test('are none unless they are named', () => {
    const { captcha, scripts } = read({});
    expect(captcha).toEqual({ provider: 'slider', scriptUrl: null, appId: null });
    expect(scripts).toEqual({ statistics: null, jquery: null });
  });

  test('have an http(s) address', () => {
    const address = 'https://statistics.example.com/script.js';
    expect(read({ STATISTICS_SCRIPT_URL: address }).scripts.statistics).toBe(address);
    expect(() => read({ JQUERY_SCRIPT_URL: 'javascript:alert(1)' })).toThrow('JQUERY_SCRIPT_URL');
  });

  test('of a cloud captcha come with all it needs', () => {
    const whole = {
      CAPTCHA_PROVIDER: 'tencent',
      CAPTCHA_SCRIPT_URL: 'https://captcha.example.com/a.js',
      CAPTCHA_APP_ID: '1',
    };
    expect(read(whole).captcha).toEqual({
      provider: 'tencent',
      scriptUrl: 'https://captcha.example.com/a.js',
      appId: '1',
    });
    expect(() => read({ ...whole, CAPTCHA_APP_ID: '' })).toThrow('CAPTCHA_APP_ID');
    expect(() => read({ ...whole, CAPTCHA_SCRIPT_URL: '' })).toThrow('CAPTCHA_SCRIPT_URL');
    expect(() => read({ CAPTCHA_PROVIDER: 'other' })).toThrow('CAPTCHA_PROVIDER');
  });
});

test('an office has its address in both languages, or none', { tags: ['R1.9'] }, () => {
  expect(read({}).officeAddresses.beijing).toBeNull();
  expect(read({ OFFICE_BEIJING: '示例路 1 号 | 1 Sample Road' }).officeAddresses.beijing).toEqual({
    zh: '示例路 1 号',
    en: '1 Sample Road',
  });
  expect(() => read({ OFFICE_BEIJING: '示例路 1 号' })).toThrow('OFFICE_BEIJING');
});
