import { ControlError, suggest } from './control-error.ts';
import { faults } from './faults.ts';
import type { WrittenRule } from './replay.ts';

/** Maps the settings of a rule text to the fields of a rule. */
const settings = { delay: 'delayMs', status: 'status', after: 'after', chance: 'chance' } as const;

/** The field of each numeric setting that a text may contain. `times` is usually written as `@3`. */
const numericFields = new Map<string, string>(Object.entries({ ...settings, times: 'times' }));

/** The settings whose values are JSON. */
const jsonSettings = ['data', 'body'] as const;

/** Splits the text of a link into its rules. */
export const splitRules = (text: string): string[] =>
  splitOutsideJson(text, ';')
    .map((entry) => entry.trim())
    .filter(Boolean);

/**
 * Reads the rules of a link: `createSubUser:A2012@1;listNews:delay=3000;*:network,after=2;listNews:data={"total":0}`.
 * The caller validates the result like any other external rule.
 *
 * @throws ControlError for an unknown setting, or a value that cannot be read
 */
export const readRuleText = (text: string): object[] => splitRules(text).map((entry) => readRuleEntry(entry));

/**
 * Reads one rule of a link: an operation (or `*`), then code, fault and settings, and the number of calls after `@`. A note is a JSON
 * string, or plain text without separators.
 *
 * @param skip called with the error of a part, which is then left out. Default: throws the error.
 */
export function readRuleEntry(
  entry: string,
  skip = (error: unknown): void => {
    throw error;
  },
): object {
  const [head = '', times] = splitOutsideJson(entry, '@');
  const [operationId = '', ...parts] = splitOutsideJson(head, ':');
  const rule: Record<string, unknown> = { operationId };
  const answers = splitOutsideJson(parts.join(':'), ',').filter(Boolean);
  for (const part of times === undefined ? answers : [...answers, `times=${times}`]) {
    try {
      Object.assign(rule, readPart(part));
    } catch (error) {
      skip(error);
    }
  }
  return rule;
}

function readPart(part: string): object {
  const at = part.indexOf('=');
  const [name, value] = at < 0 ? [part] : [part.slice(0, at), part.slice(at + 1)];
  if (value === undefined) {
    if (name === 'invalid') return { invalid: true };
    return faults.some((fault) => fault === name) ? { fault: name } : { code: name };
  }
  if (name === 'note') return { note: value.startsWith('"') ? readJson(name, value) : value };
  if (jsonSettings.some((setting) => setting === name)) return { [name]: readJson(name, value) };
  const field = numericFields.get(name);
  if (!field) {
    const known = [...numericFields.keys(), ...jsonSettings, 'note'];
    throw new ControlError(`Unknown setting ${JSON.stringify(name)}.${suggest(name, known)}`);
  }
  if (value.trim() === '' || !Number.isFinite(Number(value)))
    throw new ControlError(`"${name}" needs a number instead of ${JSON.stringify(value)}`);
  return { [field]: Number(value) };
}

function readJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ControlError(`The ${name} of the rule is not JSON: ${text}`);
  }
}

/** Reads the `X-Mock` header of a request, such as `code=A2012; delay=500`. */
export function readMockHeader(header: string): object {
  const rule: Record<string, unknown> = {};
  for (const pair of splitOutsideJson(header, ';').map((text) => text.trim())) {
    const [, name = '', value = ''] = pair.match(/^(code|fault)\s*=(.*)$/s) ?? [];
    if (name) rule[name] = value.trim();
    else if (pair !== '') Object.assign(rule, readPart(pair));
  }
  return rule;
}

/** Splits a text at a separator, except inside brackets and strings. */
function splitOutsideJson(text: string, separator: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"?|[^"]/gs)) {
    if (token === '{' || token === '[') depth += 1;
    if (token === '}' || token === ']') depth -= 1;
    if (token === separator && depth === 0) parts.push('');
    else parts.push(`${parts.pop()}${token}`);
  }
  return parts;
}

/** Writes a rule in the format of a link. */
export function writeRuleText(rule: WrittenRule): string {
  const { operationId = '*', code, fault, invalid, times } = rule;
  const set = Object.entries(settings).flatMap(([name, field]) =>
    rule[field] === undefined ? [] : [`${name}=${rule[field]}`],
  );
  const json = [...jsonSettings, 'note' as const].flatMap((name) =>
    rule[name] === undefined ? [] : [`${name}=${JSON.stringify(rule[name])}`],
  );
  const parts = [code, fault, ...set, ...json, invalid && 'invalid'].filter(Boolean).join(',');
  return `${operationId}:${parts}${times === undefined ? '' : `@${times}`}`;
}

/** Writes the answer of a rule in the format of the `X-Mock` header, without the operation and the number of calls. */
export function writeMockHeader(ruleText: string): string {
  const [rule = {}] = readRuleText(ruleText);
  const names = new Map<string, string>(Object.entries(settings).map(([name, field]) => [field, name]));
  return Object.entries(rule)
    .filter(([field]) => !['operationId', 'times', 'after', 'chance'].includes(field))
    .map(([field, value]) => {
      if (field === 'invalid') return field;
      const isJson = field === 'note' || jsonSettings.some((name) => name === field);
      const written = isJson ? toAscii(JSON.stringify(value)) : value;
      return `${names.get(field) ?? field}=${written}`;
    })
    .join('; ');
}

/** Escapes what a header cannot carry. */
const toAscii = (json: string): string =>
  json.replaceAll(/[^\x20-\x7e]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
