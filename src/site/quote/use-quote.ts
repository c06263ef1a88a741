import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ApiError } from '../../api/api-error.ts';
import { useServices } from '../../app/services.tsx';
import { useDraft } from '../../forms/use-draft.ts';
import { usePrefilledContact } from '../../forms/use-prefilled-contact.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { rememberRequest } from '../../session/sent-requests.ts';
import { userAtom } from '../../session/session-atoms.ts';
import type { Attribute } from './population.ts';
import { type QuoteValues, quoteForm, toRequest } from './quote-form.ts';

/** The state of a sample request: form, result and error. Failures preserve the input. */
export function useQuote(attributes: readonly Attribute[]) {
  const services = useServices();
  const user = useAtomValue(userAtom);
  const form = useForm<QuoteValues>({ defaultValues: { options: [], cities: [] } });
  const forgetDraft = useDraft(form, 'quote');
  usePrefilledContact(form);
  const [failure, setFailure] = useState<ApiError>();
  const [sentId, setSentId] = useState<string>();

  const submit = useSubmit(
    form,
    async (values) => {
      setFailure(undefined);
      const body = toRequest(values, attributes);
      const { id } = await services().api.askSamplePrices({ body });
      forgetDraft();
      if (user) rememberRequest(user.id, 'quote', id);
      setSentId(id);
    },
    {
      fieldErrors: quoteForm.fieldErrors,
      onRefused(error) {
        setFailure(error);
        return true;
      },
    },
  );

  return { form, submit, failure, sentId };
}
