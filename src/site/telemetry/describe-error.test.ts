import { expect, test } from 'vitest';
import { describeError } from './describe-error.ts';

const errorWith = (message: string, stack = '') => Object.assign(new TypeError(message), { stack });

test('a message contains no e-mail, query, long number or quoted value', { tags: ['R7.24'] }, () => {
  const described = (message: string) => describeError(errorWith(message)).message;
  expect(described('Unexpected token \'b\', "bob@exampl"... is not valid JSON')).toBe(
    "Unexpected token 'b', …... is not valid JSON",
  );
  expect(described('unknown user bob@example.com, +86 138 0000 0001')).toBe('unknown user … +…');
  expect(described('failed: https://www.example.com/apply?name=bob&mobile=1')).toBe(
    'failed: https://www.example.com/apply…',
  );
  expect(described("Cannot read properties of undefined (reading 'name')")).toBe(
    "Cannot read properties of undefined (reading 'name')",
  );
  expect(described('x'.repeat(1000))).toHaveLength(300);
});

test('a stack has the frames in scripts of the build, without the origin', { tags: ['R7.24'] }, () => {
  const chromium = `TypeError: no
    at open (https://www.example.com/assets/site-1a2b.js:1:234)
    at https://www.example.com/assets/framework-3c4d.js:9:99
    at https://www.example.com/about/news/n1001?token=1:3:4`;
  const expected = ['open /assets/site-1a2b.js:1:234', '/assets/framework-3c4d.js:9:99'];
  expect(describeError(errorWith('no', chromium)).stack).toEqual(expected);
  const firefox = `open@https://www.example.com/assets/site-1a2b.js:1:234
@https://www.example.com/assets/framework-3c4d.js:9:99
https://www.example.com/about/news/n1001:3:4`;
  expect(describeError(errorWith('no', firefox)).stack).toEqual(expected);
});
