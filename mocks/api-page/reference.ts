import contract from '../../openapi/generated/openapi.json' with { type: 'json' };
import type { OperationId } from '../../openapi/generated/operations.ts';
import { api } from '../api.ts';
import type { ContractDocument, Operation } from '../engine/contract.ts';
import type { components } from '../engine/generated/control.d.ts';
import { explainCode } from '../operations/codes.ts';
import { screens } from '../screens.ts';
import { escapeHtml, page } from './pages.ts';
import { listFields } from './schema-fields.ts';

type Code = components['schemas']['Catalogue']['codes'][number];

export interface ReferenceOptions {
  /** The codes from the catalogue of the control plane. */
  codes: readonly Code[];
  /** Path in front of the contract's paths. */
  base: string;
  /** Whether the server also serves the site, so that links can open the calling page. */
  hasSite: boolean;
}

interface Example {
  $ref?: string;
  summary?: string;
  description?: string;
  value?: unknown;
}

/** The parts of an operation that only documentation reads. */
interface Documented {
  description?: string;
  requestBody?: { content: { 'application/json': { examples?: Record<string, Example> } } };
  responses: Record<
    string,
    { $ref?: string; content?: { 'application/json': { examples?: Record<string, Example> } } }
  >;
}

const document: ContractDocument = contract;
const sharedExamples: Record<string, Example> = contract.components.examples;

/** The page of the contract: every operation with its fields, its examples and its error codes. It needs no JavaScript. */
export function referencePage(options: ReferenceOptions): string {
  const byCode = new Map(options.codes.map((code) => [code.code, code]));
  const parts = contract.tags.map(({ name, description }) => {
    const own = api.operations.filter(({ tag }) => tag === name);
    return {
      index: `<li><a href="#${name}">${name}</a><ul>${own.map(indexEntry).join('')}</ul></li>`,
      section: `<section><h2 id="${name}">${name}</h2>${paragraphs(description)}
${own.map((operation) => article(operation, byCode, options)).join('\n')}</section>`,
    };
  });
  return page(
    'API of the fake backend',
    `<div class="reference">
<nav aria-label="Operations"><ul>${parts.map(({ index }) => index).join('')}</ul></nav>
<main>
<h1>${escapeHtml(contract.info.title)} <small>${escapeHtml(contract.info.version)}</small></h1>
<p>Base URL: <code>${escapeHtml(options.base || '/')}</code></p>
${paragraphs(contract.info.description)}
${parts.map(({ section }) => section).join('\n')}
</main>
</div>`,
  );
}

const indexEntry = ({ operationId, summary }: Operation<OperationId>) =>
  `<li><a href="#${operationId}">${escapeHtml(summary.en)}</a></li>`;

function article(
  operation: Operation<OperationId>,
  byCode: ReadonlyMap<string, Code>,
  { base, hasSite }: ReferenceOptions,
): string {
  const { operationId, method, path, summary, parameters, body, response } = operation;
  const { description, requestBody, responses } = readDocumentation(operation);
  const fields = parameters.map(({ name, in: place, required = false, schema, ...rest }) => ({
    ...listFields(document, schema)[0],
    name: `${name} (${place})`,
    isRequired: required,
    ...('description' in rest && { description: String(rest.description) }),
  }));
  // The codes of HTTP 200 come first, like in the contract.
  const rows = [...operation.codes]
    .flatMap((code) => byCode.get(code) ?? [])
    .map((code) => codeRow(operation, code, replayLink(operationId, code.code, hasSite)));
  const answers = Object.values(responses).flatMap((answer) =>
    Object.entries(answer.content?.['application/json'].examples ?? {}),
  );
  return `<article>
<h3 id="${operationId}">${escapeHtml(summary.en)} <small lang="zh-CN">${escapeHtml(summary.zh)}</small></h3>
<p><code>${method} ${escapeHtml(base + path)}</code> · <code>${operationId}</code></p>
${paragraphs(description)}
${fieldTable('Parameters', fields)}
${body ? fieldTable('Request body', listFields(document, body).slice(1)) : ''}
${fieldTable('Response', listFields(document, response).slice(1))}
${exampleList('Request examples', Object.entries(requestBody?.content['application/json'].examples ?? {}))}
${exampleList('Response examples', answers)}
<div class="table"><table><caption>Error codes</caption>
<tr><th>Code</th><th>HTTP</th><th>Meaning</th><th>A user reads</th><th>By ordinary use</th></tr>
${rows.join('\n')}
</table></div>
</article>`;
}

function readDocumentation({ method, path, operationId }: Operation<OperationId>): Documented {
  const found = document.paths[path]?.[method.toLowerCase()];
  if (!isDocumented(found)) throw new Error(`${operationId} is not in the contract`);
  return found;
}

const isDocumented = (value: unknown): value is Documented =>
  typeof value === 'object' && value !== null && 'responses' in value;

function fieldTable(
  caption: string,
  fields: readonly Partial<ReturnType<typeof listFields>[number]>[],
): string {
  const rows = fields.map(
    ({ name = '', type = '', isRequired = false, description = '' }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${escapeHtml(type)}</td><td>${isRequired ? 'required' : ''}</td><td>${inline(description)}</td></tr>`,
  );
  if (rows.length === 0) return '';
  return `<div class="table"><table><caption>${caption}</caption>
<tr><th>Field</th><th>Type</th><th></th><th>Meaning</th></tr>
${rows.join('\n')}
</table></div>`;
}

function exampleList(title: string, examples: readonly [string, Example][]): string {
  if (examples.length === 0) return '';
  const items = examples.map(([name, example]) => {
    const { summary = name, description, value } = example.$ref ? (sharedExamples[name] ?? {}) : example;
    const reason = description ? `<p>${escapeHtml(description)}</p>` : '';
    return `<dt>${escapeHtml(name)}: ${escapeHtml(summary)}</dt><dd>${reason}<pre><code>${escapeHtml(JSON.stringify(value, null, 2))}</code></pre></dd>`;
  });
  return `<details><summary>${title}</summary><dl>${items.join('\n')}</dl></details>`;
}

function codeRow(
  operation: Operation<OperationId>,
  { code, httpStatus, meaning, text }: Code,
  link: string,
): string {
  const cells = [
    `${code}<br><a href="${escapeHtml(link)}">Replay this</a>`,
    httpStatus,
    escapeHtml(meaning),
    `${escapeHtml(text.en)}<br><span lang="zh-CN">${escapeHtml(text.zh)}</span>`,
    escapeHtml(describeTrigger(operation, code)),
  ];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

/** The trigger of the code, if any. */
function describeTrigger(operation: Operation<OperationId>, code: string): string {
  const found = explainCode(operation, code);
  if (!found) return '';
  return 'cause' in found ? found.cause : `Replay only. ${found.replay}`;
}

/** The address of the calling page with the rule, or of the page that sets the rule. */
function replayLink(operationId: OperationId, code: string, hasSite: boolean): string {
  const rule = `${operationId}:${code}@1`;
  const screen = hasSite ? screens.find((one) => one.operationId === operationId) : undefined;
  if (!screen) return `docs/replay?rule=${rule}`;
  const mark = screen.path.includes('?') ? '&' : '?';
  return `${screen.path}${mark}${screen.as ? `as=${screen.as}&` : ''}mock=${rule}`;
}

/** The Markdown of the contract: paragraphs with bold words and code. */
const paragraphs = (text = '') =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${inline(paragraph)}</p>`)
    .join('\n');

const inline = (text: string) =>
  escapeHtml(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '<code>$1</code>');
