import { expect, test, vi } from 'vitest';
import { readOptions } from './read-options.ts';

test('options of the router pass on, those of another backend do not', () => {
  expect(readOptions([])).toEqual({ routerWords: [], upstream: {} });
  expect(
    readOptions(['--host', '--port', '5180', '--real', 'https://a.example', '--operation', 'listNews']),
  ).toEqual({
    routerWords: ['--host', '--port', '5180'],
    upstream: { real: 'https://a.example', operation: ['listNews'] },
  });
  expect(readOptions(['--host', '0.0.0.0', '--force']).routerWords).toEqual(['--host', '0.0.0.0', '--force']);
});

test.each([
  [['--recrod', 'a.har'], "Unknown option '--recrod'. (Did you mean --record?)"],
  [['--quiet'], "Unknown option '--quiet'. `npm run dev -- --help` lists the options."],
  [['--real', 'api.example.com'], 'It must be an http(s) address, such as https://api.example.com.'],
  [['--record'], "Option '--record <file>' argument missing."],
  [['page.html'], 'Too many arguments. Expected 0 arguments but got 1'],
])('%j is rejected with a sentence', (words, sentence) => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(() => readOptions(words)).toThrow();
  expect(write.mock.calls.join('')).toContain(sentence);
  write.mockRestore();
});
