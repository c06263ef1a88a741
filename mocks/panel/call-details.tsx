import { useState } from 'react';
import type { components } from '../engine/generated/control.d.ts';
import { parseJson } from '../engine/upstream.ts';
import { isFailed } from '../recording/is-failed.ts';
import { toCurl } from './copy.ts';
import { usePanel } from './panel-context.ts';
import { Button, Disclosure } from './parts.tsx';
import { editableData, ResponseEditor } from './response-editor.tsx';

/** One call: a summary line with request and response as details. */
export function CallDetails({ call }: { call: components['schemas']['LogEntry'] }) {
  const { language, control, t } = usePanel();
  const { operationId, status, code, durationMs, rule, violations } = call;
  return (
    <Disclosure
      isFailed={isFailed(call)}
      summary={
        <>
          <time title={t.columns.time}>
            {new Date(call.time).toLocaleTimeString(language, { hour12: false })}
          </time>
          <b title={t.columns.operation}>{operationId ?? t.noOperation}</b>
          <span title={t.columns.status}>{status || t.noResponse}</span>
          <span title={t.columns.code}>{code}</span>
          <span title={t.columns.duration}>{Math.round(durationMs)} ms</span>
          {control.state?.upstream && <span className="chip">{t.source[call.source]}</span>}
          {(rule || violations.length > 0) && <span className="chip">{rule ?? t.violations}</span>}
        </>
      }
    >
      {() => <Details call={call} />}
    </Disclosure>
  );
}

function Details({ call }: { call: components['schemas']['LogEntry'] }) {
  const { apiBase, control, t, copy, replay } = usePanel();
  const [isEditing, setEditing] = useState(false);
  const { operationId, method, path, rule, changes = [], violations } = call;
  const editable = operationId ? editableData(call) : undefined;
  const curl = () => toCurl(apiBase, call, control.state?.sandbox ?? 'default');
  return (
    <>
      <code>
        {method} {path}
      </code>
      {rule && (
        <p>
          {t.rule}: <code>{rule}</code>
        </p>
      )}
      {changes.length > 0 && (
        <>
          <h2>{t.changed}</h2>
          <ul className="changes">
            {changes.map(({ path: place, before, after }) => (
              <li key={place}>
                <code>{place}</code> <del>{written(before)}</del> <ins>{written(after)}</ins>
              </li>
            ))}
          </ul>
        </>
      )}
      {violations.length > 0 && (
        <>
          <h2>{t.violations}</h2>
          <pre>{violations.join('\n')}</pre>
        </>
      )}
      <h2>{t.request}</h2>
      <pre>{indented(call.request) || t.nothing}</pre>
      {editable && operationId && isEditing ? (
        <ResponseEditor operationId={operationId} data={editable.data} onClose={() => setEditing(false)} />
      ) : (
        <>
          <h2>{t.response}</h2>
          <pre>{indented(call.response) || t.nothing}</pre>
        </>
      )}
      <p className="actions">
        {editable && !isEditing && <Button onClick={() => setEditing(true)}>{t.edit}</Button>}
        {operationId && <Button onClick={() => replay(`${operationId} `)}>{t.replayAs}</Button>}
        <Button onClick={() => copy(curl())}>{t.copyCurl}</Button>
        <Button onClick={() => copy(indented(call.request))}>{t.copyRequest}</Button>
        <Button onClick={() => copy(indented(call.response))}>{t.copyResponse}</Button>
      </p>
    </>
  );
}

/** Formats JSON; other text is unchanged. */
function indented(text = ''): string {
  const parsed = parseJson(text);
  return parsed === undefined ? text : JSON.stringify(parsed, null, 2);
}

/** Formats a value of a change; a missing value is empty. */
const written = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value));
