import { ControlError, findByName } from './control-error.ts';
import type { components } from './generated/control.d.ts';
import type { ReplayRule } from './replay.ts';
import { readRuleEntry, splitRules } from './rule-text.ts';

type Link = components['schemas']['Link'];
type Account = components['schemas']['Account'];

/**
 * Reads the parts of a link. With `skipInvalid`, invalid parts are left out, and `problems` has a sentence about each.
 *
 * @param checkRule validates a rule, or throws a ControlError
 * @throws ControlError for an invalid part, without `skipInvalid`
 */
export function readLink<State extends { name: string; as?: string }>(
  { mock = '', scenario: name, as, skipInvalid = false }: Link,
  { scenarios, accounts }: { scenarios: readonly State[]; accounts: readonly Account[] },
  checkRule: (rule: object) => ReplayRule,
) {
  const problems: string[] = [];

  function skip(part: string, error: unknown): void {
    if (!skipInvalid || !(error instanceof ControlError)) throw error;
    problems.push(`${part}: ${error.message}`);
  }

  function read<T>(part: string, readPart: () => T): T | undefined {
    try {
      return readPart();
    } catch (error) {
      skip(part, error);
      return undefined;
    }
  }

  const rules = splitRules(mock).flatMap((entry) => {
    const known = problems.length;
    const rule = readRuleEntry(entry, (error) => skip(entry, error));
    // A rule that consists of unknown settings only has been reported.
    const isReported = problems.length > known;
    if (isReported && Object.keys(rule).length === 1) return [];
    return read(entry, () => checkRule(rule)) ?? [];
  });
  const scenario =
    name === undefined
      ? undefined
      : read(`scenario=${name}`, () => findByName('scenario', name, scenarios, 'name'));
  const key = as ?? scenario?.as;
  const account =
    key === undefined
      ? undefined
      : read(`as=${key}`, () => findByName('account', key, accounts, 'key', 'account'));
  return { rules, scenario, account, problems };
}
