import { describe, expect, test } from 'vitest';
import { readConfig } from '../../config/read-config.ts';
import { nonceSources, pagePolicy } from './security-headers.ts';

/** The directives of the policy for a configuration. */
function policyOf(
  environment: Record<string, string>,
  pages: 'public' | 'private' = 'public',
): Map<string, string> {
  const policy = pagePolicy(
    readConfig({ API_BASE_URL: '/api', ...environment }).public,
    pages,
  )(nonceSources('abc'));
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );
}

describe('the content security policy of pages', () => {
  test('allows only listed sources and nothing unsafe', () => {
    const policy = policyOf({});
    expect(policy.get('default-src')).toBe("'none'");
    expect(policy.get('script-src')).toBe("'strict-dynamic' 'nonce-abc' 'self'");
    expect(policy.get('style-src')).toBe("'self' 'nonce-abc'");
    expect(policy.get('connect-src')).toBe("'self'");
    expect(policy.get('frame-src')).toBe("'none'");
    expect(policy.get('base-uri')).toBe("'none'");
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect([...policy.values()].join(' ')).not.toContain('unsafe');
  });

  test('follows the configuration', { tags: ['R7.21'] }, () => {
    const policy = policyOf({
      API_BASE_URL: 'https://api.example.com/base',
      CAPTCHA_PROVIDER: 'tencent',
      CAPTCHA_SCRIPT_URL: 'https://captcha.example.com/a.js',
      CAPTCHA_APP_ID: '1',
      STATISTICS_SCRIPT_URL: 'https://analytics.example.com/s.js?id=1',
      PRODUCT_ORIGINS: 'https://cem.example.com, https://survey.example.com',
    });
    expect(policy.get('script-src')).toBe(
      "'strict-dynamic' 'nonce-abc' 'self' https://captcha.example.com https://analytics.example.com",
    );
    expect(policy.get('connect-src')).toContain('https://api.example.com ');
    expect(policy.get('frame-src')).toBe(
      'https://cem.example.com https://survey.example.com https://captcha.example.com',
    );
  });

  test('allows the address of telemetry on every page', { tags: ['R7.24'] }, () => {
    for (const pages of ['public', 'private'] as const)
      expect(policyOf({ TELEMETRY_URL: 'https://logs.example.com/browser' }, pages).get('connect-src')).toBe(
        "'self' https://logs.example.com",
      );
    expect(policyOf({ TELEMETRY_URL: '/telemetry' }).get('connect-src')).toBe("'self'");
  });

  test('excludes analytics from session pages', { tags: ['R7.23'] }, () => {
    const environment = {
      CAPTCHA_PROVIDER: 'tencent',
      CAPTCHA_SCRIPT_URL: 'https://captcha.example.com/a.js',
      CAPTCHA_APP_ID: '1',
      STATISTICS_SCRIPT_URL: 'https://analytics.example.com/s.js',
      JQUERY_SCRIPT_URL: 'https://cdn.example.com/jquery.js',
    };
    const publicPolicy = policyOf(environment);
    expect(publicPolicy.get('script-src')).toContain('https://analytics.example.com https://cdn.example.com');
    const own = policyOf(environment, 'private');
    expect(own.get('script-src')).toBe("'strict-dynamic' 'nonce-abc' 'self' https://captcha.example.com");
    expect(own.get('connect-src')).toBe("'self' https://captcha.example.com");
  });
});
