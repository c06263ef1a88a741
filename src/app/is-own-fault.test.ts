import { expect, test } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { isOwnFault } from './is-own-fault.ts';

const origin = 'https://www.example.com';

/** An error thrown at a place, as Chromium (`at f (place)`) or Firefox and Safari (`f@place`) write it. */
function thrownAt(place: string, name = 'TypeError'): Error {
  const error = new TypeError('https://other.example/ is no place');
  error.name = name;
  error.stack = `${name}: ${error.message}\n    at f (${place}:1:2)\n    at g (${origin}/assets/b.js:1:2)`;
  return error;
}

test('an error of the own scripts is the fault of this site', { tags: ['R8.23'] }, () => {
  expect(isOwnFault(thrownAt(`${origin}/assets/a.js`), origin)).toBe(true);
  const inSafari = new TypeError('no');
  inSafari.stack = `f@${origin}/assets/a.js:1:2`;
  expect(isOwnFault(inSafari, origin)).toBe(true);
  expect(isOwnFault(Object.assign(new Error('no'), { stack: undefined }), origin)).toBe(true);
});

test('errors of extensions and other origins, aborted requests and failed calls are not', {
  tags: ['R8.23'],
}, () => {
  for (const place of [
    'chrome-extension://abcdef/content.js',
    'moz-extension://1-2-3/content.js',
    'safari-web-extension://1-2-3/content.js',
    'https://www.example.com.evil.example/a.js',
    'https://analytics.example/a.js',
  ])
    expect(isOwnFault(thrownAt(place), origin), place).toBe(false);
  expect(isOwnFault(thrownAt(`${origin}/assets/a.js`, 'AbortError'), origin)).toBe(false);
  expect(isOwnFault(new ApiError({ code: 'A0400', status: 400 }, { endsSession: false }), origin)).toBe(
    false,
  );
  // What the browser hides, and what is no error.
  for (const value of [null, undefined, 'text']) expect(isOwnFault(value, origin)).toBe(false);
});
