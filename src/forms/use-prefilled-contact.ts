import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../api/api-error.ts';
import { unwrap } from '../../api/unwrap.ts';
import { useServices } from '../../app/services.tsx';
import type { QuoteValues } from './quote-form.ts';

/** Prefills the contact of an authenticated user without overwriting input. */
export function usePrefilledContact(form: UseFormReturn<QuoteValues>, isLoggedIn: boolean): void {
  const services = useServices();
  useEffect(() => {
    if (!isLoggedIn) return;
    const { backgroundApi } = services();
    const put = (values: Partial<Record<'name' | 'email' | 'mobile' | 'company', string>>) => {
      for (const name of ['name', 'email', 'mobile', 'company'] as const) {
        const value = values[name];
        if (value && !form.getValues(name)) form.setValue(name, value);
      }
    };
    // A failure leaves the fields empty.
    const giveUp = (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
    };
    unwrap(backgroundApi.GET('/v1/users/detail'))
      .then(({ name, email, mobile }) => put({ name, email, mobile }))
      .catch(giveUp);
    unwrap(backgroundApi.GET('/v1/users/companyInfo'))
      .then(({ name }) => put({ company: name }))
      .catch(giveUp);
  }, [form, isLoggedIn, services]);
}
