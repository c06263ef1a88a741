import { expect, test } from 'vitest';
import { readAddress, readTime } from './read-values.ts';

test('a date without an offset is in the time zone of the machine', () => {
  expect(readTime('2027-01-31')).toBe(new Date(2027, 0, 31).getTime());
  expect(readTime('2028-02-29T09:30')).toBe(new Date(2028, 1, 29, 9, 30).getTime());
  expect(readTime('2027-01-31T09:00:05Z')).toBe(Date.UTC(2027, 0, 31, 9, 0, 5));
});

test.each([
  ['2027-13-31', 'There is no month 13.'],
  ['2027-02-31', 'There is no day 31 in 2027-02.'],
  ['2027-01-00', 'There is no day 0 in 2027-01.'],
  ['2027-01-31T24:30', 'There is no time 24:30.'],
  ['1999-12-31', 'The year must be from 2000 to 2099.'],
  ['31.01.2027', 'It is not a date.'],
  ['2027-01-31T09:00+hour', 'It is not a date.'],
])('%s is rejected: %s', (text, reason) => {
  expect(() => readTime(text)).toThrow(`${reason} Write it as 2027-01-31 or 2027-01-31T09:00.`);
});

test.each(['foo', 'localhost:4010', 'ftp://api.example.com'])('%s is no address of a backend', (text) => {
  expect(() => readAddress(text)).toThrow('http(s) address');
  expect(readAddress('https://api.example.com/v1')).toBe('https://api.example.com/v1');
});
