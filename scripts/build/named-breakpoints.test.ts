import { expect, test } from 'vitest';
import { phone } from '../../src/browser/breakpoints.ts';
import { namedBreakpoints } from './named-breakpoints.ts';

const named = (params: string) => {
  const rule = { params };
  namedBreakpoints.AtRule.media(rule);
  return rule.params;
};

test('a style sheet names its breakpoints', () => {
  expect(named('screen and (not (--phone))')).toBe(`screen and (not ${phone})`);
  expect(named('print')).toBe('print');
  expect(() => named('(--watch)')).toThrow('--watch');
});
