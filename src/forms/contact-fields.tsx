import { Fragment, type ReactNode } from 'react';
import { type ContactValues, contactFields } from './contact.ts';
import { namesOf } from './fields.ts';
import { AlternativeContact } from './native/alternative-contact.tsx';

interface ContactFieldsProps {
  /** What was entered so far. */
  entered: () => Partial<ContactValues>;
  /** Renders the control of a field. */
  children: (name: keyof ContactValues) => ReactNode;
}

/** The four contact fields, and the way on without a number that the last one takes. */
export function ContactFields({ entered, children }: ContactFieldsProps) {
  return (
    <>
      {namesOf(contactFields).map((name) => (
        <Fragment key={name}>{children(name)}</Fragment>
      ))}
      <AlternativeContact entered={entered} />
    </>
  );
}
