import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useServices } from '../app/services.tsx';
import { userAtom } from '../session/session-atoms.ts';
import { type ContactValues, contactFields } from './contact.ts';
import { namesOf } from './fields.ts';
import { loadContact } from './load-contact.ts';

/** A form with the contact fields. */
interface ContactForm {
  getValues: (name: keyof ContactValues) => string | undefined;
  setValue: (name: keyof ContactValues, value: string) => void;
}

/** Prefills the contact of an authenticated user without overwriting input. */
export function usePrefilledContact({ getValues, setValue }: ContactForm): void {
  const services = useServices();
  const isLoggedIn = useAtomValue(userAtom) !== null;
  useEffect(() => {
    if (!isLoggedIn) return;
    // A failure leaves the fields empty.
    loadContact(services().backgroundApi).then(
      (values) => {
        for (const name of namesOf(contactFields))
          if (values[name] && !getValues(name)) setValue(name, values[name]);
      },
      () => {},
    );
  }, [getValues, setValue, isLoggedIn, services]);
}
