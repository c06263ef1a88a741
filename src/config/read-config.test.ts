import { describe, expect, test } from 'vitest';
import { readConfig } from './read-config.ts';

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
