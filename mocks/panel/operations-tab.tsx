import { type ReactNode, useEffect, useState } from 'react';
import { type ContractDocument, type Operation, readOperations } from '../engine/contract.ts';
import type { components } from '../engine/generated/control.d.ts';
import { createShapeReader } from '../engine/schema-shape.ts';
import { envelope } from '../envelope.ts';
import { OpenPageButtons } from './open-page-buttons.tsx';
import { type Field, listFields } from './schema-fields.ts';
import { createFilter, SearchBox } from './search-box.tsx';
import type { TabProps } from './tab-props.ts';

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

interface OperationsTabProps extends TabProps {
  /** Opens the choices of an operation or of one of its codes. */
  onReplay(query: string): void;
}

/** The operations with their contract: fields, examples, and codes with what triggers them. */
export function OperationsTab({ onReplay, ...tab }: OperationsTabProps) {
  const { t, language, apiBase, control } = tab;
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
        <SearchBox label={t.filterOperations} text={filter} onChange={setFilter} />
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
              {() => contract && <Details {...tab} {...{ operation, contract, codes, onReplay }} />}
            </Disclosure>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Details whose content is made when they open. */
function Disclosure({ summary, children }: { summary: ReactNode; children(): ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && <div className="call">{children()}</div>}
    </details>
  );
}

interface DetailsProps extends OperationsTabProps {
  operation: Operation;
  contract: ContractDocument;
  codes: ReadonlyMap<string, components['schemas']['CatalogueCode']>;
}

function Details({ operation, contract, codes, t, language, control, site, onReplay }: DetailsProps) {
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
        <button type="button" onClick={() => onReplay(`${operationId} `)}>
          {t.replayOperation}
        </button>
        <OpenPageButtons {...{ operationId, control, site, t }} />
      </p>
      <FieldTable caption={t.parameters} fields={fields} t={t} />
      {body && <FieldTable caption={t.request} fields={listFields(shapeOf, body).slice(1)} t={t} />}
      <FieldTable caption={t.response} fields={listFields(shapeOf, response).slice(1)} t={t} />
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
                <button
                  type="button"
                  aria-label={t.replayCode(code)}
                  onClick={() => onReplay(`${operationId} ${code}`)}
                >
                  {code}
                </button>
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

function FieldTable({
  caption,
  fields,
  t,
}: { caption: string; fields: readonly Field[] } & Pick<TabProps, 't'>) {
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
