import { expect, test } from 'vitest';
import { createProductBackend } from '../fake-backend.ts';
import { findChoices, listChoices } from './search.ts';
import { panelTexts } from './texts.ts';

const operation = (operationId: string, codes: string[]) => ({
  operationId,
  method: 'GET',
  path: `/${operationId}`,
  tag: '',
  summary: { zh: `操作${operationId}`, en: operationId },
  codes,
  hasList: operationId === 'second',
  pages: [],
});
const code = (name: string) => ({ code: name, meaning: name, httpStatus: 200, text: { zh: name, en: name } });
const catalogue = {
  contractVersion: '1.0.0',
  operations: [
    operation('first', ['B0001']),
    operation('second', ['B0001', 'A2012']),
    operation('third', ['B0001']),
  ],
  codes: [code('B0001'), code('A2012')],
  faults: ['network' as const],
  accounts: [],
};
const choices = listChoices(catalogue, { ...panelTexts.en, language: 'en' });
const found = (query: string, recent: readonly string[]) =>
  findChoices(choices, query, recent).map(({ operationId }) => operationId);

test('the most recent call comes first, then earlier calls, then other operations, then all operations', () => {
  expect(found('B0001', ['third', 'second'])).toEqual(['third', 'second', 'first', '*']);
  expect(found('b0001', ['second', 'third'])).toEqual(['second', 'third', 'first', '*']);
});

test('an exact match comes before recent calls', () => {
  expect(found('A2012', ['third'])).toEqual(['second', '*']);
  expect(found('first', ['third'])[0]).toBe('first');
});

test('the summary of an operation is found in both languages and shown in one', () => {
  expect(found('操作second A2012', [])).toEqual(['second']);
  const [first] = findChoices(choices, 'second A2012', []);
  expect(first?.summary).toBe('second');
});

test('a fault is found in both languages and shown in one', () => {
  for (const words of ['断网 first', 'cut first']) {
    const [first] = findChoices(choices, words, []);
    expect(first).toMatchObject({ answer: 'network', meaning: panelTexts.en.answers.network });
  }
});

async function findReal(query: string, recent: readonly string[] = []) {
  const request = new Request('http://test/__mock__/catalogue');
  const real = await (await createProductBackend().fetch(request)).json();
  return findChoices(listChoices(real, { ...panelTexts.zh, language: 'zh' }), query, recent);
}

test('the texts of a code come before the summary of its operation, and the code of one operation before shared ones', async () => {
  const [limit] = await findReal('上限');
  expect(limit).toMatchObject({ operationId: 'createSubUser', answer: 'A2012' });
  for (const { meaning } of (await findReal('密码')).slice(0, 8)) expect(meaning).toContain('密码');
});

test.each([
  ['500', ['B0001', 'B002', '500']],
  ['503', ['503']],
  ['401', ['A0401', 'A0103', 'A0104']],
  ['empty', ['empty']],
  ['空列表', ['empty']],
  ['slow', ['slow']],
  ['慢', ['slow']],
  ['延时', ['slow']],
  ['offline', ['network']],
  ['离线', ['network']],
  ['登录过期', ['A0401', 'A0103']],
])('%s finds %j first', async (query, answers) => {
  const [first] = await findReal(query, ['listSubUsers']);
  expect([first?.operationId, answers]).toEqual(['listSubUsers', expect.arrayContaining([first?.answer])]);
});
