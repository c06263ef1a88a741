import type { components } from '../../openapi/generated/control.d.ts';
import contract from '../../openapi/generated/openapi.json' with { type: 'json' };
import { type ContractDocument, type Operation, readOperations } from '../engine/contract.ts';
import type { OperationId } from '../engine/operation.ts';
import { explainCode } from '../operations/explain-code.ts';
import { screens } from '../operations/screens.ts';

type Code = components['schemas']['Catalogue']['codes'][number];

export interface ReferenceOptions {
  /** The codes from the catalogue of the control plane. */
  codes: readonly Code[];
  /** Path in front of the contract's paths. */
  base: string;
  /** Whether the server also serves the site, so that links can open the calling page. */
  hasSite: boolean;
}

/** Adds a table of error codes to the description of each operation. */
export function createReference({ codes, base, hasSite }: ReferenceOptions): ContractDocument {
  const paths: ContractDocument['paths'] = { ...contract.paths };
  // Replace the default base of the contract by that of the server.
  const servers = { servers: [{ url: base || '/' }] };
  const byCode = new Map(codes.map((code) => [code.code, code]));
  for (const operation of readOperations(contract)) {
    const { path, operationId } = operation;
    const method = operation.method.toLowerCase();
    const written = paths[path]?.[method];
    if (typeof written !== 'object' || written === null)
      throw new Error(`${operationId} is not in the contract`);
    const description = 'description' in written ? written.description : '';
    // The codes of HTTP 200 come first, like in the contract.
    const rows = [...operation.codes]
      .flatMap((code) => byCode.get(code) ?? [])
      .map((code) => row(operation, code, replayLink(operationId, code.code, hasSite)));
    paths[path] = {
      ...paths[path],
      [method]: { ...written, description: [description, '', ...head, ...rows].join('\n') },
    };
  }
  return { ...contract, paths, ...servers };
}

const head = [
  '| Code | HTTP | Meaning | A user reads | By ordinary use |',
  '| --- | --- | --- | --- | --- |',
];

function row(
  operation: Operation<OperationId>,
  { code, httpStatus, meaning, text }: Code,
  link: string,
): string {
  const cells = [
    `${code}<br>${link}`,
    httpStatus,
    meaning,
    `${text.en}<br>${text.zh}`,
    wayTo(operation, code),
  ];
  return `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
}

/** The trigger of the code, if any. */
function wayTo(operation: Operation<OperationId>, code: string): string {
  const found = explainCode(operation, code);
  if (!found) return '';
  return 'cause' in found ? found.cause : `Replay only. ${found.replay}`;
}

/** A link to the calling page with the rule, or to the page that sets the rule. */
function replayLink(operationId: OperationId, code: string, hasSite: boolean): string {
  const rule = `${operationId}:${code}@1`;
  const page = hasSite ? screens.find((screen) => screen.operationId === operationId) : undefined;
  if (!page) return `[Replay this](docs/replay?rule=${rule})`;
  const mark = page.path.includes('?') ? '&' : '?';
  return `[Replay this](${page.path}${mark}${page.as ? `as=${page.as}&` : ''}mock=${rule})`;
}
