import { RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { bootstrapContext } from '../../app/bootstrap-data.tsx';
import { readConfig } from '../../config/read-config.ts';
import { loader as manifest } from './manifest.ts';
import { loader as robots } from './robots.ts';
import { loader as securityTxt } from './security-txt.ts';

/** The arguments of a loader under a configuration. */
function argsOf(content: unknown = {}, SITE_ORIGIN?: string, BRAND_NAME?: string) {
  const context = new RouterContextProvider();
  const config = readConfig({ API_BASE_URL: '/api', SITE_ORIGIN, BRAND_NAME }, content).public;
  context.set(bootstrapContext, { config, user: null });
  const request = new Request('http://localhost/');
  return { request, url: new URL(request.url), pattern: '/', params: {}, context };
}

const origin = 'https://www.example.com';
const contact = { salesEmail: 'sales@example.com' };

describe('security.txt', { tags: ['R2.77'] }, () => {
  const linesOf = async (...config: Parameters<typeof argsOf>) =>
    (await securityTxt(argsOf(...config)).text()).trimEnd().split('\n');

  test('names the contacts of the security page, the languages and the policy', async () => {
    const lines = await linesOf({ legal: { email: 'privacy@example.com' } }, origin);
    expect(lines.filter((line) => !line.startsWith('Expires'))).toEqual([
      'Contact: mailto:privacy@example.com',
      'Contact: https://www.example.com/about/contact',
      'Preferred-Languages: zh-CN, en',
      'Canonical: https://www.example.com/.well-known/security.txt',
      'Policy: https://www.example.com/security',
    ]);
  });

  test('expires within a year', async () => {
    const lines = await linesOf({ contact });
    const expires = lines.filter((line) => line.startsWith('Expires: '));
    expect(expires).toHaveLength(1);
    expect(expires[0]).toMatch(/^Expires: \d{4}-\d\d-\d\dT00:00:00Z$/);
    const days = (Date.parse(expires[0]?.slice('Expires: '.length) ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(90);
    expect(days).toBeLessThan(365);
  });

  test('names web addresses with https only', async () => {
    const lines = await linesOf({ contact }, 'http://localhost:3000');
    expect(lines.join()).not.toContain('http:');
    expect(lines[0]).toBe('Contact: mailto:sales@example.com');
  });

  test('does not exist without a contact', async () => {
    expect(securityTxt(argsOf()).status).toBe(404);
  });
});

describe('the web manifest', { tags: ['R2.77'] }, () => {
  test('has the name of the organization and the icons', async () => {
    const response = manifest(argsOf({}, origin, 'Example Insight'));
    expect(response.headers.get('content-type')).toContain('application/manifest+json');
    expect(await response.json()).toMatchObject({
      name: 'Example Insight',
      start_url: '/',
      icons: [{ src: '/favicon.svg' }, { src: '/apple-touch-icon.png', sizes: '180x180' }],
    });
  });

  test('has no name when none is configured', async () => {
    expect(await manifest(argsOf()).json()).not.toHaveProperty('name');
  });
});

test('robots.txt exists in every configuration', { tags: ['R2.77'] }, async () => {
  const lines = ['User-agent: *', 'Disallow: /user', 'Disallow: /en/user'];
  expect(await robots(argsOf()).text()).toBe(`${lines.join('\n')}\n`);
  expect(await robots(argsOf({}, origin)).text()).toContain('Sitemap: https://www.example.com/sitemap.xml');
});
