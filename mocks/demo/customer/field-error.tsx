/** The message about a field. The field refers to it by `id`; an alert is read at once, for a field that gets no focus. */
export function FieldError({
  id,
  text,
  isAlert,
}: {
  id: string;
  text: string | undefined;
  isAlert?: boolean;
}) {
  if (!text) return null;
  return (
    <p id={id} role={isAlert ? 'alert' : undefined} className="field-error">
      {text}
    </p>
  );
}

/** The attributes of a field with a message. */
export const errorAttributes = (id: string, text: string | undefined) =>
  text ? { 'aria-invalid': true, 'aria-describedby': id } : {};
