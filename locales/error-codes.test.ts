import { expect, test } from 'vitest';
import en from './en/common.apiMsg.json' with { type: 'json' };
import zh from './zh/common.apiMsg.json' with { type: 'json' };

test('four codes read the same English in Chinese; all others are translated', {
  tags: ['R8.10', 'R8.21'],
}, () => {
  const texts = new Map(Object.entries(en));
  const same = Object.entries(zh).filter(([code, text]) => texts.get(code) === text);
  expect(same.map(([code]) => code).sort()).toEqual(['A5013', 'A5015', 'A5017', 'A5018']);
});
