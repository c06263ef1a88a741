import { expect, test } from 'vitest';
import { absoluteFile } from './absolute-file.ts';

const origin = 'https://www.example.com';

test('a file of this or another site has an absolute URL', () => {
  expect(absoluteFile('/covers/1.png', origin)).toBe('https://www.example.com/covers/1.png');
  expect(absoluteFile('https://cdn.example.com/1.png', origin)).toBe('https://cdn.example.com/1.png');
  expect(absoluteFile('https://cdn.example.com/1.png', null)).toBe('https://cdn.example.com/1.png');
});

test('an invalid URL is undefined', () => {
  for (const address of [
    'http://',
    'https://a:99999/1.png',
    '//[',
    'javascript:alert(1)',
    'data:,1',
    '',
    undefined,
  ])
    expect(absoluteFile(address, origin), address).toBeUndefined();
  expect(absoluteFile('/covers/1.png', null)).toBeUndefined();
});
