import type { ComponentProps } from 'react';

interface FieldErrorProps {
  id: string;
  text: string | undefined;
  isAlert?: boolean;
}

/** The message about a field. The field refers to it by `id`; an alert is read at once, for a field that gets no focus. */
export function FieldError({ id, text, isAlert }: FieldErrorProps) {
  if (!text) return null;
  return (
    <p id={id} role={isAlert ? 'alert' : undefined} className="field-error">
      {text}
    </p>
  );
}

interface FieldProps extends ComponentProps<'input'> {
  /** Without a visible label, `aria-label` names the input. */
  label?: string;
  error: string | undefined;
  /** Identifies the message. */
  errorId: string;
}

/** An input with its message. */
export function Field({ label, error, errorId, ...input }: FieldProps) {
  const attributes = error ? { 'aria-invalid': true, 'aria-describedby': errorId } : {};
  return (
    <>
      <label>
        {label}
        <input {...input} {...attributes} />
      </label>
      <FieldError id={errorId} text={error} />
    </>
  );
}

interface FileButtonProps {
  label: string;
  accept: string;
  onFile(file: File): void;
}

/** A label that looks like a button, around the input of a file: the native one has the language of the browser. */
export function FileButton({ label, accept, onFile }: FileButtonProps) {
  return (
    <label className="file">
      {label}
      <input
        type="file"
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          target.value = '';
        }}
      />
    </label>
  );
}
