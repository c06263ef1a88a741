import { paths } from '../../src/paths/paths.ts';
import { expect, test } from '../../test/fixtures.ts';
import { sendRaw } from '../../test/send-raw.ts';

test('each response has one Cache-Control header', { tag: '@zh' }, async ({ baseURL }) => {
  for (const path of [
    paths.home(),
    paths.sitemap(),
    paths.rss(),
    '/robots.txt',
    paths.user(),
    '/favicon.svg',
  ]) {
    for (const headers of [[], ['Cookie: TOKEN=1']]) {
      const { head } = await sendRaw(baseURL, path, headers);
      expect.soft(head.match(/^cache-control:/gim), `${path} ${headers}`).toHaveLength(1);
    }
  }
});

test('a forged cookie is rendered as text', { tag: '@zh' }, async ({ baseURL }) => {
  const user = (name: string, more = '') =>
    encodeURIComponent(
      `{"id":"u1","name":${JSON.stringify(name)},"email":"e","mobile":"m","lastLoginTime":1,"parentId":"0"${more}}`,
    );
  const script = '</script><script>window.hacked=1</script>';
  const cookies = [
    user(script),
    user('a', ',"__proto__":{"hacked":1},"constructor":{"prototype":{"hacked":1}}'),
    '{"__proto__":{}}',
    'null',
    '[]',
    '%7B',
    '%E0%A4%A',
  ];
  for (const cookie of cookies) {
    for (const path of [paths.home(), paths.userInfo()]) {
      const { status, body } = await sendRaw(baseURL, path, [`Cookie: TOKEN=1; USERDATA=${cookie}`]);
      expect.soft(status, cookie).toBe(200);
      expect.soft(body, cookie).not.toContain('<script>window.hacked');
    }
  }
});

/** With `E2E_FULL` a thousand. */
const views = process.env.E2E_FULL ? 1_000 : 120;

test('concurrent page views never mix the data of two customers and an anonymous user', {
  tag: ['@R4.8', '@zh'],
}, async ({ baseURL }) => {
  const names = ['Customer-Alpha', 'Customer-Beta'];
  const cookieOf = (name: string) =>
    `TOKEN=token-${name}; USERDATA=${encodeURIComponent(JSON.stringify({ id: name, name, email: 'e', mobile: 'm', lastLoginTime: 1, parentId: '0' }))}`;
  const wrong: string[] = [];
  const visit = async (count: number) => {
    const name = names[count % 3];
    const path = [paths.home(), paths.newsList(), '/en', paths.userInfo()][Math.floor(count / 3) % 4] ?? '/';
    const response = await fetch(baseURL + path, {
      headers: name ? { Cookie: cookieOf(name) } : {},
      redirect: 'manual',
    });
    const html = await response.text();
    const leaked = names.filter(
      (other) => html.includes(other) || JSON.stringify([...response.headers]).includes(other),
    );
    const isPersonal = name !== undefined && path === paths.userInfo();
    const isCorrect = isPersonal ? leaked.length === 1 && leaked[0] === name : leaked.length === 0;
    const isStored = response.headers.get('cache-control') !== 'private, no-store';
    if (!isCorrect || (isPersonal && isStored) || response.status >= 500)
      wrong.push(`${count} ${path} ${name}: ${leaked} ${response.status}`);
  };
  const concurrency = Array.from({ length: 12 }, async (_, lane) => {
    for (let count = lane; count < views; count += 12) await visit(count);
  });
  await Promise.all(concurrency);
  expect(wrong).toEqual([]);
});
