import { expect, test } from 'vitest';
import { companyName } from './company.ts';
import { personName, subAccountName } from './name.ts';
import { registerCardName } from './register-card.ts';
import { sampleDescription } from './sample.ts';

test.each(['', '  '])('the missing name %j is required', { tags: ['R5.14', 'R5.21'] }, (value) => {
  expect(personName(value)).toBe('common.error.nameRequired');
  expect(subAccountName(value)).toBe('common.error.nameRequired');
});

test.each([
  ['王', undefined],
  ['王'.repeat(20), undefined],
  ['王'.repeat(21), 'common.error.nameLength20'],
  ['𠮷'.repeat(20), undefined],
  ['𠮷'.repeat(21), 'common.error.nameLength20'],
])('the sub-account name %s gives %s', { tags: ['R5.21', 'R9.5'] }, (value, key) => {
  expect(subAccountName(value)).toBe(key);
});

test('the name of an applicant may be long', { tags: ['R5.14'] }, () => {
  expect(personName('a'.repeat(60))).toBeUndefined();
});

test.each([
  ['\u202eLee\u202c Ann', 'Lee Ann'],
  ['Zhao\u200b Ning\ufeff', 'Zhao Ning'],
  ['Ｌｉｎ　Ｙｕｅ２', 'Lin Yue2'],
  ['李娜（北京）', '李娜（北京）'],
  ['Lin\t \u2028Yue', 'Lin Yue'],
])('the name %j becomes %j', { tags: ['R5.21'] }, (typed, value) => {
  expect(subAccountName(typed)).toBeUndefined();
  expect(personName.normalize(typed)).toBe(value);
  expect(subAccountName.normalize(typed)).toBe(value);
});

test.each(['\u200b', '\u2800', '\u3164\u00ad', '\u0301\u0301'])(
  'the name %j, of which nothing is visible, is missing',
  { tags: ['R5.21'] },
  (value) => {
    expect(subAccountName(value)).toBe('common.error.nameRequired');
    expect(registerCardName(value)).toBe('registerCard.nameRequired');
  },
);

test.each(['Lin\u0000', 'Lin\u0007', 'Lin\ud800', 'Lin\udc00', 'Lin\ue000', 'Lin\ufffd', 'Lin\uffff'])(
  'the name %j is refused for its characters',
  { tags: ['R5.21'] },
  (value) => {
    expect(subAccountName(value)).toBe('common.error.characters');
    expect(companyName(value)).toBe('common.error.characters');
    expect(sampleDescription(`a\n${value}`)).toBe('common.error.characters');
  },
);
