import { type ReactNode, useEffect, useState } from 'react';
import { type ContractDocument, type Operation, readOperations } from '../engine/contract.ts';
import type { components } from '../engine/generated/control.d.ts';
import { createShapeReader } from '../engine/schema-shape.ts';
import { envelope } from '../envelope.ts';
import { OpenPageButtons } from './open-page-buttons.tsx';
import { usePanel } from './panel-context.ts';
import { Button, Disclosure, Filter } from './parts.tsx';
import { type Field, listFields } from './schema-fields.ts';
import { createFilter } from './search.ts';

interface Example {
  summary?: string;
  value?: unknown;
}

/** The parts of an operation that only documentation reads. */
interface Documented {
  description?: string;
  'x-code-causes'?: Record<string, string>;
  requestBody?: { content: { 'application/json': { examples?: Record<string, Example> } } };
  responses: Record<string, { content?: { 'application/json': { examples?: Record<string, Example> } } }>;
}

/** The operations with their contract: fields, examples, and codes with what triggers them. */
export function OperationsTab() {
  const { t, language, apiBase, control } = usePanel();
  const [contract, setContract] = useState<ContractDocument>();
  const [problem, setProblem] = useState<string>();
  const [filter, setFilter] = useState('');

  useEffect(() => {
    fetch('openapi.json')
      .then((response) => response.json())
      .then(setContract)
      .catch((error: unknown) => setProblem(String(error)));
  }, []);

  const isWanted = createFilter(filter);
  const operations = contract ? readOperations<string>(contract, envelope.readSchema) : [];
  const shown = operations.filter(({ operationId, method, path, summary, codes }) =>
    isWanted([operationId, method, path, summary.zh, summary.en, ...codes].join(' ')),
  );
  const codes = new Map((control.fixed?.catalogue.codes ?? []).map((code) => [code.code, code]));

  return (
    <section className="part" aria-label={t.tabs.operations}>
      <p className="actions">
        <Filter label={t.filterOperations} text={filter} onChange={setFilter} />
        <a href="openapi.json">openapi.json</a>
        <span className="muted">
          {contract?.info.version} · <code>{apiBase}</code>
        </span>
      </p>
      {problem && <p role="alert">{problem}</p>}
      {contract && shown.length === 0 && <p className="muted">{t.noMatches}</p>}
      <ul className="operations">
        {shown.map((operation) => (
          <li key={operation.operationId}>
            <Disclosure
              summary={
                <>
                  <b>{operation.summary[language]}</b> <code>{operation.operationId}</code>
                  <code className="muted">
                    {operation.method} {operation.path}
                  </code>
                </>
              }
            >
              {() => contract && <Details {...{ operation, contract, codes }} />}
            </Disclosure>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface DetailsProps {
  operation: Operation;
  contract: ContractDocument;
  codes: ReadonlyMap<string, components['schemas']['CatalogueCode']>;
}

function Details({ operation, contract, codes }: DetailsProps) {
  const { t, language, replay } = usePanel();
  const { operationId, method, path, parameters, body, response } = operation;
  const found = contract.paths[path]?.[method.toLowerCase()];
  const documented: Documented = isDocumented(found) ? found : { responses: {} };
  const { description = '', 'x-code-causes': causes = {}, requestBody, responses } = documented;
  const shapeOf = createShapeReader(contract);
  const fields = parameters.map(({ name, in: place, required = false, schema, ...rest }) => ({
    type: '',
    ...listFields(shapeOf, schema)[0],
    name: `${name} (${place})`,
    isRequired: required,
    description: 'description' in rest ? String(rest.description) : '',
  }));
  const examples = [requestBody, ...Object.values(responses)].flatMap((one) =>
    Object.entries(one?.content?.['application/json'].examples ?? {}).filter(
      ([name, { value }]) => value !== undefined && !codes.has(name),
    ),
  );
  return (
    <>
      {description.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph} lang="en">
          <Marked text={paragraph} />
        </p>
      ))}
      <p className="actions">
        <Button onClick={() => replay(`${operationId} `)}>{t.replayOperation}</Button>
        <OpenPageButtons operationId={operationId} />
      </p>
      <FieldTable caption={t.parameters} fields={fields} />
      {body && <FieldTable caption={t.request} fields={listFields(shapeOf, body).slice(1)} />}
      <FieldTable caption={t.response} fields={listFields(shapeOf, response).slice(1)} />
      {examples.map(([name, { summary = name, value }]) => (
        <details key={name}>
          <summary>
            {t.example}: <span lang="en">{summary}</span>
          </summary>
          <pre>{JSON.stringify(value, null, 2)}</pre>
        </details>
      ))}
      <Table caption={t.codes} head={[t.columns.code, 'HTTP', t.seen, t.trigger]}>
        {[...operation.codes]
          .flatMap((code) => codes.get(code) ?? [])
          .map(({ code, httpStatus, text }) => (
            <tr key={code}>
              <td>
                <Button aria-label={t.replayCode(code)} onClick={() => replay(`${operationId} ${code}`)}>
                  {code}
                </Button>
              </td>
              <td>{httpStatus}</td>
              <td>{text[language]}</td>
              <td lang="en">{causes[code]}</td>
            </tr>
          ))}
      </Table>
    </>
  );
}

const isDocumented = (value: unknown): value is Documented =>
  typeof value === 'object' && value !== null && 'responses' in value;

function FieldTable({ caption, fields }: { caption: string; fields: readonly Field[] }) {
  const { t } = usePanel();
  if (fields.length === 0) return null;
  return (
    <Table caption={caption} head={[t.field, t.type, t.meaning]}>
      {fields.map(({ name, type, isRequired, description }) => (
        <tr key={name}>
          <td>
            <code>{name}</code>
            {isRequired && <span title={t.required}> *</span>}
          </td>
          <td lang="en">{type}</td>
          <td lang="en">
            <Marked text={description} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

function Table({ caption, head, children }: { caption: string; head: string[]; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard
    <section className="table" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

/** The Markdown of the contract: code, bold words, and links as their text. */
function Marked({ text }: { text: string }) {
  return text
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .split(/(`[^`]+`|\*\*[^*]+\*\*)/)
    .map((part, index) => {
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
      if (part.startsWith('`')) return <code key={index}>{part.slice(1, -1)}</code>;
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
      if (part.startsWith('**')) return <b key={index}>{part.slice(2, -2)}</b>;
      return part;
    });
}
