import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { ApiError } from '../api/api-error.ts';
import { useServices } from '../app/services.tsx';
import { userAtom } from '../session/session-atoms.ts';
import { type ContactValues, contactFields } from './contact.ts';
import { namesOf } from './fields.ts';

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
    const { backgroundApi } = services();
    const put = (values: Partial<ContactValues>) => {
      for (const name of namesOf(contactFields)) {
        const value = values[name];
        if (value && !getValues(name)) setValue(name, value);
      }
    };
    // A failure leaves the fields empty.
    const giveUp = (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
    };
    backgroundApi
      .getUserDetail()
      .then(({ name, email, mobile }) => put({ name, email, mobile }))
      .catch(giveUp);
    backgroundApi
      .getCompanyInfo()
      .then(({ name }) => put({ company: name }))
      .catch(giveUp);
  }, [getValues, setValue, isLoggedIn, services]);
}
