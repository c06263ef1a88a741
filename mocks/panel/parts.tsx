/** The controls of the panel's page and of the demo's guide, with `controls.css`. */
import { type ComponentProps, type ReactNode, useId, useState } from 'react';

/** A button that submits no form, unless it says so. */
export const Button = (props: ComponentProps<'button'>) => <button type="button" {...props} />;

interface PartProps {
  /** Id of the heading. */
  id: string;
  title: string;
  heading?: 'h2' | 'h3';
  children: ReactNode;
}

/** A section under its heading. */
export function Part({ id, title, heading: Heading = 'h2', children }: PartProps) {
  return (
    <section className="part" aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {children}
    </section>
  );
}

interface ChoiceProps {
  label: string;
  isChosen: boolean;
  onChange(isChosen: boolean): void;
}

/** A checkbox with its label. */
export function Choice({ label, isChosen, onChange }: ChoiceProps) {
  return (
    <label className="choice">
      <input type="checkbox" checked={isChosen} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}

interface FieldProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  /** Without a visible label, `aria-label` names the input. */
  label?: string;
  error?: string;
  onChange?(text: string): void;
}

/** An input below its label, with a message about it. */
export function Field({ label, error, onChange, ...input }: FieldProps) {
  const errorId = useId();
  const attributes = error ? { 'aria-invalid': true, 'aria-describedby': errorId } : {};
  return (
    <>
      <label className="field">
        {label && <span>{label}</span>}
        <input {...input} {...attributes} onChange={(event) => onChange?.(event.target.value)} />
      </label>
      <FieldError id={errorId} text={error} />
    </>
  );
}

/** The message about a field. The field refers to it by `id`; without one it is read at once, for a field that gets no focus. */
export function FieldError({ id, text }: { id?: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p id={id} role={id ? undefined : 'alert'} className="problem">
      {text}
    </p>
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

interface FilterProps {
  label: string;
  text: string;
  onChange(text: string): void;
}

/** A field that filters a list. */
export function Filter({ label, text, onChange }: FilterProps) {
  return (
    <input
      type="search"
      className="filter"
      aria-label={label}
      placeholder={label}
      value={text}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

interface DisclosureProps {
  summary: ReactNode;
  isFailed?: boolean;
  children(): ReactNode;
}

/** Details whose content is made when they open. */
export function Disclosure({ summary, isFailed, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary data-failed={isFailed || undefined}>{summary}</summary>
      {isOpen && <div className="call">{children()}</div>}
    </details>
  );
}
