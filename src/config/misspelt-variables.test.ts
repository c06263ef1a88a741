import { expect, test } from 'vitest';
import { misspeltVariables } from './misspelt-variables.ts';

const sentence = (name: string, meant: string) =>
  `${name} is not a variable of this project and has no effect. Did you mean ${meant}?`;

test('a misspelt variable is named with the nearest known one', { tags: ['R7.4'] }, () => {
  expect(misspeltVariables({ API_BASE_ULR: 'https://api.example.com', MOCK_PINN: '123456' })).toEqual([
    sentence('API_BASE_ULR', 'API_BASE_URL'),
    sentence('MOCK_PINN', 'MOCK_PIN'),
  ]);
  expect(misspeltVariables({ MOCK_SEDE: '7' })).toEqual([
    'MOCK_SEDE is not a variable of this project and has no effect. Those with MOCK_ are MOCK_PIN, MOCK_URL.',
  ]);
});

test('a variable of a former release is named with what replaces it', () => {
  expect(misspeltVariables({ WORKERS: '2' })).toEqual([
    'WORKERS has no effect any more. Start more servers: docs/operations.md, “More than one process”.',
  ]);
});

test('variables of this project, of a system and of other programs give no warning', () => {
  const others = ['PATH', 'HOME', 'HOSTNAME', 'POST', 'SORT', 'TERM', 'LANG', 'DEBUG', 'CI', 'TZ', 'LOGNAME'];
  const tools = [
    'NODE_ENV',
    'NODE_OPTIONS',
    'HTTP_PROXY',
    'npm_config_port',
    'OTEL_TRACES_SAMPLER',
    'E2E_PORT',
  ];
  const cluster = ['SITE_PORT', 'SITE_SERVICE_HOST', 'SITE_PORT_3000_TCP', 'KUBERNETES_PORT', 'REDIS_URL'];
  const own = ['API_BASE_URL', 'MOCK_URL', 'COMMIT_SHA'];
  const all = [...others, ...tools, ...cluster, ...own];
  expect(misspeltVariables(Object.fromEntries(all.map((name) => [name, '1'])))).toEqual([]);
});
