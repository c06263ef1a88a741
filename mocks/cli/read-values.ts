import { InvalidArgumentError } from 'commander';
import { parseDuration } from '../engine/duration.ts';
import { isSandboxName, sandboxNameError } from '../engine/sandbox.ts';

/** Parses a non-negative integer. */
export function readCount(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It must be a whole number from 0 up.');
  return Number(text);
}

export function readPort(text: string): number {
  const port = readCount(text);
  if (port > 65_535) throw new InvalidArgumentError('A port is a number up to 65535.');
  return port;
}

/** Parses `90s`, `10m` or `2h` to milliseconds. */
export function readDuration(text: string): number {
  const durationMs = parseDuration(text);
  if (durationMs === undefined) throw new InvalidArgumentError('It must look like 90s, 10m or 2h.');
  return durationMs;
}

/** Parses `2027-01-31` or `2027-01-31T09:00` to epoch milliseconds. */
export function readTime(text: string): number {
  const format = 'Write it as 2027-01-31 or 2027-01-31T09:00.';
  const parts = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)\S*)?$/.exec(text)?.slice(1);
  if (!parts) throw new InvalidArgumentError(`It is not a date. ${format}`);
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts.map((part) => Number(part ?? 0));
  const checks: [isWrong: boolean, reason: string][] = [
    [year < 2000 || year > 2099, 'The year must be from 2000 to 2099.'],
    [month < 1 || month > 12, `There is no month ${month}.`],
    // Day 0 of the next month is the last day of this one.
    [day < 1 || day > new Date(year, month, 0).getDate(), `There is no day ${day} in ${year}-${parts[1]}.`],
    [hour > 23 || minute > 59, `There is no time ${parts[3]}:${parts[4]}.`],
  ];
  for (const [isWrong, reason] of checks) if (isWrong) throw new InvalidArgumentError(`${reason} ${format}`);
  // A date alone would be read as UTC.
  const time = new Date(text.includes('T') ? text : `${text}T00:00`).getTime();
  if (Number.isNaN(time)) throw new InvalidArgumentError(`It is not a date. ${format}`);
  return time;
}

/** Parses the address of a backend. */
export function readAddress(text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new InvalidArgumentError('It must be an http(s) address, such as https://api.example.com.');
  return text;
}

/** Parses the name of a sandbox. */
export function readSandbox(text: string): string {
  if (!isSandboxName(text)) throw new InvalidArgumentError(sandboxNameError);
  return text;
}

/** Collects a repeatable flag. */
export const collect = (value: string, previous: string[] = []): string[] => [...previous, value];
