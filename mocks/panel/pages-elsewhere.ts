import { stripLanguage } from '../../src/i18n/localized-path.ts';
import type { components } from '../engine/generated/control.d.ts';

type Schemas = components['schemas'];
type Page = Schemas['Page'];

/** The page that the site shows, and what is known of the operations. */
export interface Shown {
  /** Path and query of the page. */
  address: string;
  operations: Schemas['Catalogue']['operations'];
  /** The calls since the page was opened. */
  calls: readonly Schemas['LogEntry'][];
}

/** The pages that call an operation, where the shown one does not. */
export function pagesElsewhere(operationId: string | undefined, shown: Shown): readonly Page[] {
  const { pages = [] } = shown.operations.find((one) => one.operationId === operationId) ?? {};
  const isCalled = shown.calls.some((call) => call.operationId === operationId);
  return isCalled || pages.some((page) => isAt(shown.address, page)) ? [] : pages;
}

/** The page for a link with these rules, newest first, where the shown one calls no operation of them. A scenario has a page of its own. */
export function pageElsewhere(rules: readonly Schemas['ActiveRule'][], shown: Shown): Page | undefined {
  const pages = rules
    .filter(({ rule, ofScenario }) => !rule.off && !ofScenario)
    .map(({ rule }) => pagesElsewhere(rule.operationId, shown)[0]);
  return pages.includes(undefined) ? undefined : pages[0];
}

/** Whether an address is that of a page. The values of its parameters may differ, such as the id of what a form edits. */
export function isAt(address: string, { path }: Page): boolean {
  const [shown, wanted] = [stripLanguage(address), path].map((one) => new URL(one, 'http://site'));
  return (
    shown?.pathname === wanted?.pathname &&
    [...(wanted?.searchParams.keys() ?? [])].every((name) => shown?.searchParams.has(name))
  );
}
