import { isTriggerable, listTriggers } from '../../mocks/operations/codes.ts';
import { getOperation } from '../../mocks/operations/operations.ts';
import { replayOnlyCodes, type SharedTrigger, sharedCodes } from '../../mocks/operations/shared-codes.ts';
import { errorCodes } from '../../openapi/generated/error-codes.ts';
import type { OperationId } from '../../openapi/generated/operations.ts';
import type { TextKey } from '../../src/i18n/namespaces.ts';
import { operations } from '../../test/contract/caller.ts';
import { fieldAt, type Screen, screens } from '../../test/screens.ts';
import { translate } from '../../test/translate.ts';

const places = {
  toast: 'Toast',
  page: 'Error page',
  frame: 'Error page of the user area, toast',
  section: 'Section of the page, toast',
  nothing: 'Nothing: the page renders without the data',
} as const satisfies Record<Screen['shows'], string>;

function placeOn(screen: Screen, code: string): string {
  const { empty = {}, instead = {}, shows } = screen;
  const other = new Map(Object.entries(instead)).get(code);
  if (other) return other;
  const nothing = new Map<string, TextKey>(Object.entries(empty)).get(code);
  if (nothing) return `Page: “${translate('en', nothing)}”`;
  const field = fieldAt(screen, code);
  return field ? `Field “${translate('en', field.label)}”, toast` : places[shows];
}

/** Where the screens of an operation show a code, without repetitions. `error-codes.spec.ts` tests each. */
function placesOf(operationId: OperationId, code: string): string {
  const { screens: declared } = getOperation(operationId);
  if ('never' in declared) return declared.never;
  const found = screens.filter((screen) => screen.operationId === operationId);
  return [...new Set(found.map((screen) => placeOn(screen, code)))].join('; ');
}

const row = (...cells: (string | number)[]) =>
  `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;

function table(head: string[], rows: string[]): string {
  return [row(...head), row(...head.map(() => '---')), ...rows].join('\n');
}

function triggerOf(
  operationId: OperationId,
  [code, trigger]: ReturnType<typeof listTriggers>[number],
): string {
  const cause = isTriggerable(trigger) ? trigger.cause : `Replay only. ${trigger.replay}`;
  return row(code, cause, placesOf(operationId, code));
}

function catalogue(): string {
  const rows = Object.entries(errorCodes).map(([code, { meaning, httpStatus }]) =>
    row(code, meaning, httpStatus),
  );
  return table(['Code', 'Meaning', 'HTTP status'], rows);
}

function commonCodes(): string {
  const rows = Object.entries<SharedTrigger>(sharedCodes).map(([code, { cause, triggersOf }]) => {
    const count = operations.filter((operation) => triggersOf(operation).length > 0).length;
    return row(code, cause, count);
  });
  return table(['Code', 'Trigger', 'Operations'], rows);
}

function replayOnly(): string {
  const rows = Object.entries(replayOnlyCodes).map(([code, reason]) => row(code, reason));
  return table(['Code', 'Reason'], rows);
}

function perOperation(): string {
  return operations
    .map((operation) => ({ operation, triggers: listTriggers(operation.operationId) }))
    .filter(({ triggers }) => triggers.length > 0)
    .map(({ operation: { operationId, method, path }, triggers }) =>
      [
        `### ${operationId}`,
        `\`${method} ${path}\``,
        table(
          ['Code', 'Trigger', 'Shows'],
          triggers.map((trigger) => triggerOf(operationId, trigger)),
        ),
      ].join('\n\n'),
    )
    .join('\n\n');
}

function withoutOwnCodes(): string {
  const names = operations
    .map(({ operationId }) => operationId)
    .filter((operationId) => listTriggers(operationId).length === 0);
  return `These operations have no codes of their own: ${names.map((name) => `\`${name}\``).join(', ')}.`;
}

/** The document of the error codes and their triggers, in Markdown. */
export function renderErrorCodesPage(): string {
  return `${[
    '# Error codes',
    'The error codes of the backend, and how ordinary use of the fake backend triggers each one. `npm run generate` writes this page from the tables in `mocks/operations/`; a test runs every trigger.',
    'A replay rule, or the header `X-Mock: A2012`, produces any code on any operation; see [replay.md](replay.md).',
    '## Catalogue',
    'The fake backend responds with this HTTP status. Clients must handle each code with any status.',
    catalogue(),
    '## Common codes',
    'Any operation may return these codes. The last column counts the operations on which this trigger works.',
    commonCodes(),
    '## Replay-only codes',
    replayOnly(),
    '## Codes by operation',
    'The last column names where the pages show the code; `e2e/site/error-codes.spec.ts` tests each place. Common codes show as the other codes of the screen, without a field. A0401 opens the login.',
    withoutOwnCodes(),
    perOperation(),
  ].join('\n\n')}\n`;
}
