import { useState } from 'react';
import type { components } from '../engine/generated/control.d.ts';
import { parseJson } from '../engine/upstream.ts';
import { isFailed } from '../recording/is-failed.ts';
import { toCurl } from './copy.ts';
import { editableData, ResponseEditor } from './response-editor.tsx';
import type { TabProps } from './tab-props.ts';

interface CallDetailsProps extends TabProps {
  call: components['schemas']['LogEntry'];
  onReplay(operationId: string): void;
}

/** One call: a summary line with request and response as details. */
export function CallDetails({ call, onReplay, ...tab }: CallDetailsProps) {
  const { apiBase, language, control, t, copy } = tab;
  const [isOpen, setOpen] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const { operationId, method, path, status, code, durationMs, rule, changes = [], violations } = call;
  const editable = isOpen && operationId ? editableData(call) : undefined;
  const time = new Date(call.time).toLocaleTimeString(language, { hour12: false });
  const curl = () => toCurl(apiBase, call, control.state?.sandbox ?? 'default');
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary data-failed={isFailed(call) || undefined}>
        <time title={t.columns.time}>{time}</time>
        <b title={t.columns.operation}>{operationId ?? t.noOperation}</b>
        <span title={t.columns.status}>{status || t.noResponse}</span>
        <span title={t.columns.code}>{code}</span>
        <span title={t.columns.duration}>{Math.round(durationMs)} ms</span>
        {control.state?.upstream && <span className="chip">{t.source[call.source]}</span>}
        {(rule || violations.length > 0) && <span className="chip">{rule ?? t.violations}</span>}
      </summary>
      {isOpen && (
        <div className="call">
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
            <ResponseEditor
              {...tab}
              operationId={operationId}
              data={editable.data}
              onClose={() => setEditing(false)}
            />
          ) : (
            <>
              <h2>{t.response}</h2>
              <pre>{indented(call.response) || t.nothing}</pre>
            </>
          )}
          <p className="actions">
            {editable && !isEditing && (
              <button type="button" onClick={() => setEditing(true)}>
                {t.edit}
              </button>
            )}
            {operationId && (
              <button type="button" onClick={() => onReplay(operationId)}>
                {t.replayAs}
              </button>
            )}
            <button type="button" onClick={() => copy(curl())}>
              {t.copyCurl}
            </button>
            <button type="button" onClick={() => copy(indented(call.request))}>
              {t.copyRequest}
            </button>
            <button type="button" onClick={() => copy(indented(call.response))}>
              {t.copyResponse}
            </button>
          </p>
        </div>
      )}
    </details>
  );
}

/** Formats JSON; other text is unchanged. */
function indented(text = ''): string {
  const parsed = parseJson(text);
  return parsed === undefined ? text : JSON.stringify(parsed, null, 2);
}

/** Formats a value of a change; a missing value is empty. */
const written = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value));
