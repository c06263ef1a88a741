import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { developmentPublicKey } from '../../mocks/db/development-keys.ts';
import { ConfigError } from './config-error.ts';
import { readConfig } from './read-config.ts';
import type { variables } from './variables.ts';

const minimal = { API_BASE_URL: '/api' };

const read = (more: Record<string, string>) => readConfig({ API_BASE_URL: '/api', ...more }).public;

test('the public key has no armor, which every page would contain', () => {
  const { rsaPublicKey } = read({ RSA_PUBLIC_KEY: developmentPublicKey.replaceAll('\n', String.raw`\n`) });
  expect(rsaPublicKey).toBe(developmentPublicKey.replace(/-----.*-----|\n/g, ''));
});

test('the address of telemetry is left out when it is not set', { tags: ['R7.24'] }, () => {
  // A null would be in the HTML of every page.
  expect(JSON.stringify(read({}))).not.toContain('telemetry');
  expect(read({ TELEMETRY_URL: '/telemetry' }).telemetryUrl).toBe('/telemetry');
});

describe('third-party scripts', { tags: ['R7.21'] }, () => {
  test('are disabled by default', () => {
    const { captcha, scripts } = read({});
    expect(captcha).toEqual({ provider: 'slider', scriptUrl: null, appId: null });
    expect(Object.values(scripts)).toEqual([null, null, null, null]);
  });

  test('require an http(s) URL', () => {
    const address = 'https://analytics.example.com/script.js';
    expect(read({ STATISTICS_SCRIPT_URL: address }).scripts.analytics).toBe(address);
    expect(() => read({ JQUERY_SCRIPT_URL: 'javascript:alert(1)' })).toThrow('JQUERY_SCRIPT_URL');
  });

  test('of a cloud captcha require all its variables', () => {
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

test('the name is one text, or one for each language', { tags: ['R7.4'] }, () => {
  expect(read({ BRAND_NAME: 'Example' }).brandName).toEqual({ zh: 'Example', en: 'Example' });
  expect(read({ BRAND_NAME: '示例 | Example' }).brandName).toEqual({ zh: '示例', en: 'Example' });
});

test('cancelling accounts is offered only when configured, and pages carry nothing about it otherwise', {
  tags: ['R4.16'],
}, () => {
  expect(read({ FEATURE_CANCEL_ACCOUNT: 'true' }).features.cancelAccount).toBe(true);
  expect(JSON.stringify(read({}).features)).toBe('{"register":false}');
  expect(JSON.stringify(read({ FEATURE_CANCEL_ACCOUNT: 'false' }).features)).toBe('{"register":false}');
});

const problemsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};

describe('an invalid configuration', { tags: ['R7.4'] }, () => {
  test('reports every invalid or missing variable in one sentence each', () => {
    const environment = {
      NODE_ENV: 'production',
      PORT: '80a',
      SITE_ORIGIN: 'example.com',
      FEATURE_REGISTER: 'yes',
    };
    expect(problemsOf(environment)).toEqual([
      'API_BASE_URL is missing: set it to the base address of the API.',
      'RSA_PUBLIC_KEY is missing: production does not send passwords as plain text.',
      'SITE_ORIGIN is "example.com": it must be an origin such as "https://www.example.com".',
      'FEATURE_REGISTER is "yes": it must be "true" or "false".',
      'PORT is "80a": it must be a whole number from 0 to 65535.',
    ]);
  });

  test('names a port of the metrics that visitors reach', () => {
    const message = (port: string) =>
      `METRICS_PORT is "${port}": it must differ from PORT, as /metrics is not public.`;
    expect(problemsOf({ API_BASE_URL: '/api', METRICS_PORT: '3000' })).toEqual([message('3000')]);
    expect(problemsOf({ API_BASE_URL: '/api', PORT: '8080', METRICS_PORT: '8080' })).toEqual([
      message('8080'),
    ]);
    expect(problemsOf({ API_BASE_URL: '/api', PORT: '8080', METRICS_PORT: '3000' })).toEqual([]);
  });

  test('accepts no path as the receiver of traces', () => {
    const problem = 'it must be an http(s) address without query, fragment and password.';
    for (const endpoint of ['/v1', 'nope', 'http://a:b@c'])
      expect(problemsOf({ API_BASE_URL: '/api', OTEL_EXPORTER_OTLP_ENDPOINT: endpoint })).toEqual([
        `OTEL_EXPORTER_OTLP_ENDPOINT is "${endpoint}": ${problem}`,
      ]);
  });

  test('requires an absolute API URL on the server when the browser uses a path', () => {
    const environment = {
      NODE_ENV: 'production',
      API_BASE_URL: '/api',
      RSA_PUBLIC_KEY: developmentPublicKey,
    };
    for (const API_BASE_URL of ['/api', '/'])
      expect(problemsOf({ ...environment, API_BASE_URL }), API_BASE_URL).toEqual([
        'SERVER_API_BASE_URL is missing: with a relative API_BASE_URL the server needs an absolute one.',
      ]);
    expect(problemsOf({ ...environment, SERVER_API_BASE_URL: '/api' })).toHaveLength(1);
    expect(problemsOf({ ...environment, SERVER_API_BASE_URL: 'http://api:8080' })).toEqual([]);
  });

  test('rejects a key that cannot encrypt and a URL with credentials', () => {
    const key = '-----BEGIN PUBLIC KEY-----\\nabc\\n-----END PUBLIC KEY-----';
    expect(problemsOf({ ...minimal, RSA_PUBLIC_KEY: key })).toHaveLength(1);
    const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-521' });
    const curve = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    expect(problemsOf({ ...minimal, RSA_PUBLIC_KEY: curve })).toHaveLength(1);
    const cut = developmentPublicKey.replace(/.{4}\n(?=-----END)/, '\n');
    expect(problemsOf({ ...minimal, RSA_PUBLIC_KEY: cut })).toHaveLength(1);
    for (const address of [
      '//evil.example',
      'https://a.example/api?v=1',
      '/api#top',
      'https://me:secret@a.example',
    ])
      expect(problemsOf({ API_BASE_URL: address }), address).toHaveLength(1);
    expect(problemsOf({ ...minimal, FORWARDED_HEADERS: 'X-A\r\nX-B' })).toHaveLength(1);
    expect(problemsOf({ ...minimal, CACHE_SECONDS: '-1' })).toHaveLength(1);
  });
});

describe('an insecure configuration', { tags: ['R7.4'] }, () => {
  const production = { NODE_ENV: 'production', RSA_PUBLIC_KEY: developmentPublicKey };

  test('rejects an API without TLS', () => {
    const problem = (API_BASE_URL: string) => problemsOf({ ...production, API_BASE_URL });
    for (const address of [
      'http://api.example.com',
      'http://10.0.0.1:8080/base',
      'http://localhost.example.com',
    ])
      expect(problem(address), address).toEqual([
        `API_BASE_URL is "${address}": it must be an https address, as production sends tokens there.`,
      ]);
    for (const address of [
      'https://api.example.com',
      'http://localhost:4010',
      'http://127.0.0.1:1',
      'http://[::1]:1',
    ])
      expect(problem(address), address).toEqual([]);
    expect(problemsOf({ API_BASE_URL: 'http://10.0.0.1:8080' })).toEqual([]);
    const inside = { API_BASE_URL: '/api', SERVER_API_BASE_URL: 'http://api.internal:8080' };
    expect(problemsOf({ ...production, ...inside })).toEqual([]);
  });

  test('rejects a weak key', () => {
    const pem = (modulusLength: number) =>
      generateKeyPairSync('rsa', { modulusLength })
        .publicKey.export({ type: 'spki', format: 'pem' })
        .toString();
    for (const bits of [512, 1024, 2047])
      expect(problemsOf({ ...minimal, RSA_PUBLIC_KEY: pem(bits) }), `${bits}`).toHaveLength(1);
    for (const bits of [2048, 3072])
      expect(problemsOf({ ...minimal, RSA_PUBLIC_KEY: pem(bits) }), `${bits}`).toEqual([]);
  });

  test('rejects forwarding of untrusted headers', () => {
    for (const name of ['X-Forwarded-For', 'x-forwarded-host', 'Forwarded', 'X-Real-IP', 'Host'])
      expect(problemsOf({ ...minimal, FORWARDED_HEADERS: `X-Tenant, ${name}` }), name).toHaveLength(1);
  });
});

describe('an invalid value prevents the start with one sentence that names its variable', {
  tags: ['R7.4'],
}, () => {
  const anything = undefined;
  /** An invalid value of each variable. Variables without one accept any text. */
  const wrong: Record<keyof typeof variables, string | undefined> = {
    API_BASE_URL: 'api.example.com',
    SERVER_API_BASE_URL: 'ftp://api.example.com',
    RSA_PUBLIC_KEY: 'MIIBIjANBg',
    SITE_ORIGIN: 'https://www.example.com/site',
    COOKIE_DOMAIN: 'example.com/path',
    BRAND_NAME: 'a|b|c',
    PRIVACY_URL: '/privacy.pdf',
    TERMS_URL: 'javascript:alert(1)',
    CONTENT_FILE: 'no-such-file.json',
    CAPTCHA_PROVIDER: 'none',
    CAPTCHA_SCRIPT_URL: '/captcha.js',
    CAPTCHA_APP_ID: anything,
    STATISTICS_SCRIPT_URL: 'javascript:alert(1)',
    JQUERY_SCRIPT_URL: '//cdn.example.com/jquery.js',
    STATISTICS_SCRIPT_INTEGRITY: 'sha1-abc',
    JQUERY_SCRIPT_INTEGRITY: `sha384-${'a'.repeat(64)} none`,
    TELEMETRY_URL: 'telemetry',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4318',
    OTEL_SERVICE_NAME: anything,
    OTEL_TRACES_SAMPLER_ARG: '1.5',
    PRODUCT_ORIGINS: 'https://a.example.com, b.example.com',
    FEATURE_REGISTER: '1',
    FEATURE_CANCEL_ACCOUNT: 'yes',
    FORWARDED_HEADERS: 'X A',
    PORT: '65536',
    HOST: anything,
    LOG_LEVEL: 'verbose',
    CACHE_SECONDS: '1.5',
    STALE_SECONDS: '1e3',
    DRAIN_SECONDS: '301',
    METRICS_PORT: '0',
    METRICS_HOST: anything,
    TRUSTED_PROXIES: 'true',
  };
  const cases = Object.entries(wrong).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );

  test.each(cases)('%s', (name, value) => {
    const problems = problemsOf({ ...minimal, [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name} is ".*": it must be .*\\.$`, 's'));
  });

  test('except for variables that accept any text', () => {
    const names = Object.entries(wrong).filter(([, value]) => value === anything);
    for (const [name] of names) expect(problemsOf({ ...minimal, [name]: '<any> "text"' })).toEqual([]);
  });
});
