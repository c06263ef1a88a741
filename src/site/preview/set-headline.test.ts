import { describe, expect, test } from 'vitest';
import { setHeadline } from './set-headline.ts';

/** Every character is half an em wide. */
const widthOf = (text: string) => text.length / 2;
const partsOf = (text: string) => text.split(/(?<= )/);

describe('the headline of a preview image', () => {
  test('is as large as possible', () => {
    expect(setHeadline(partsOf('Two words'), 500, widthOf)).toEqual({ lines: ['Two words'], size: 88 });
    const long = 'Machines code, people check: a new division of labour for open text';
    const { lines, size } = setHeadline(partsOf(long), 500, widthOf);
    expect(size).toBeLessThan(88);
    expect(lines.join(' ')).toBe(long);
    for (const line of lines) expect(widthOf(line) * size).toBeLessThanOrEqual(500);
  });

  test('has lines of about the same length', () => {
    const { lines } = setHeadline(partsOf('aaaa bbbb cccc d'), 500, widthOf);
    expect(lines).toEqual(['aaaa bbbb', 'cccc d']);
  });

  test('ends in an ellipsis when it never fits', () => {
    const { lines } = setHeadline(partsOf('word '.repeat(200).trimEnd()), 500, widthOf);
    expect(lines).toHaveLength(5);
    expect(lines.at(-1)).toMatch(/…$/);
  });
});
