import { type FormEvent, useId, useState } from 'react';
import type { components } from '../engine/generated/control.d.ts';
import { toMergePatch } from '../engine/json-changes.ts';
import { writeRuleText } from '../engine/rule-text.ts';
import { parseJson } from '../engine/upstream.ts';
import { successCode } from '../envelope.ts';
import { usePanel } from './panel-context.ts';
import { Button, Choice } from './parts.tsx';

const maxRows = 24;

interface ResponseEditorProps {
  operationId: string;
  /** The data of the response. */
  data: unknown;
  onClose(): void;
}

/** Edits the data of a response. What was changed becomes a rule, and the page repeats its calls. */
export function ResponseEditor({ operationId, data, onClose }: ResponseEditorProps) {
  const { t, setRule } = usePanel();
  const [text, setText] = useState(() => JSON.stringify(data, null, 2));
  const [isOnce, setOnce] = useState(true);
  const [isInvalid, setInvalid] = useState(false);
  const [error, setError] = useState<string>();
  const errorId = useId();

  async function send(event: FormEvent) {
    event.preventDefault();
    const edited = parseJson(text);
    if (edited === undefined) return setError(t.notJson);
    const patch = toMergePatch(data, edited);
    if (patch === undefined) return setError(t.unchanged);
    setError(undefined);
    const times = isOnce ? 1 : undefined;
    const rule = writeRuleText({ operationId, data: patch, times, invalid: isInvalid || undefined });
    if (await setRule(rule)) onClose();
  }

  return (
    <form className="editor" onSubmit={send}>
      <label className="field">
        <span>{t.editedData}</span>
        <textarea
          rows={Math.min(text.split('\n').length, maxRows)}
          spellCheck={false}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <p className="muted">{t.editHint}</p>
      {error && (
        <p id={errorId} role="alert">
          {error}
        </p>
      )}
      <p className="actions">
        <Choice label={t.once} isChosen={isOnce} onChange={setOnce} />
        <Choice label={t.allowInvalid} isChosen={isInvalid} onChange={setInvalid} />
      </p>
      <p className="actions">
        <button type="submit">{t.sendAgain}</button>
        <Button onClick={onClose}>{t.cancel}</Button>
      </p>
    </form>
  );
}

/** The data of a successful call; undefined for a failure and for a response that was truncated. */
export function editableData({
  code,
  response = '',
}: components['schemas']['LogEntry']): { data: unknown } | undefined {
  const parsed = code === successCode ? parseJson(response) : undefined;
  return typeof parsed === 'object' && parsed !== null && 'data' in parsed && parsed.data !== null
    ? { data: parsed.data }
    : undefined;
}
