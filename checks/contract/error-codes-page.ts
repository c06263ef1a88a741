import { errorCodes } from '../../openapi/generated/error-codes.ts';
import { operations } from './caller.ts';
import { type CommonTrigger, commonTriggers, replayOnlyCodes } from './common-error-triggers.ts';
import { isTriggerable, listTriggers } from './error-triggers.ts';

const row = (...cells: (string | number)[]) =>
  `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;

function table(head: string[], rows: string[]): string {
  return [row(...head), row(...head.map(() => '---')), ...rows].join('\n');
}

function wayOf([code, way]: ReturnType<typeof listTriggers>[number]): string {
  return row(code, isTriggerable(way) ? way.cause : `Replay only. ${way.replay}`);
}

function catalogue(): string {
  const rows = Object.entries(errorCodes).map(([code, { meaning, httpStatus }]) =>
    row(code, meaning, httpStatus),
  );
  return table(['Code', 'Meaning', 'HTTP status'], rows);
}

function generic(): string {
  const rows = Object.entries<CommonTrigger>(commonTriggers).map(([code, { cause, attempts }]) => {
    const count = operations.filter((operation) => attempts(operation).length > 0).length;
    return row(code, cause, count);
  });
  return table(['Code', 'What a person or a client does', 'Operations'], rows);
}

function replayOnly(): string {
  const rows = Object.entries(replayOnlyCodes).map(([code, reason]) => row(code, reason));
  return table(['Code', 'Why'], rows);
}

function perOperation(): string {
  return operations
    .map((operation) => ({ operation, ways: listTriggers(operation.operationId) }))
    .filter(({ ways }) => ways.length > 0)
    .map(({ operation: { operationId, method, path }, ways }) =>
      [
        `### ${operationId}`,
        `\`${method} ${path}\``,
        table(['Code', 'What a person does'], ways.map(wayOf)),
      ].join('\n\n'),
    )
    .join('\n\n');
}

function withoutOwnCodes(): string {
  const names = operations
    .map(({ operationId }) => operationId)
    .filter((operationId) => listTriggers(operationId).length === 0);
  return `No codes of their own have ${names.map((name) => `\`${name}\``).join(', ')}.`;
}

/** The error codes and the ways to them, for people, in Markdown. */
export function renderErrorCodesPage(): string {
  return `${[
    '# Error codes',
    'Which codes the backend answers with, and how to meet each one by using the fake backend. Written from the tables in `checks/contract/` that a test walks; `npm run generate` writes it anew.',
    'Every code can also be replayed on any operation: a rule of the control plane, or the header `X-Mock: code=A2012`, makes the fake backend answer with it whatever was asked.',
    '## Catalogue',
    'The HTTP status is the one that the fake backend gives; a client has to take each code with each status.',
    catalogue(),
    '## Codes of all operations',
    'These belong to no single operation. The last column counts the operations on which the code can be met this way.',
    generic(),
    '## Codes by replay only',
    replayOnly(),
    '## Codes of each operation',
    withoutOwnCodes(),
    perOperation(),
  ].join('\n\n')}\n`;
}
