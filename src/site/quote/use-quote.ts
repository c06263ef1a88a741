import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ApiError } from '../../api/api-error.ts';
import { useServices } from '../../app/services.tsx';
import { useDraft } from '../../forms/use-draft.ts';
import { usePrefilledContact } from '../../forms/use-prefilled-contact.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { userAtom } from '../../session/session-atoms.ts';
import type { Attribute } from './population.ts';
import { type QuoteValues, quoteForm, toRequest } from './quote-form.ts';

/** Remembers the number of a request for the user centre. Few visitors are customers, so its code loads afterwards. */
async function remember(userId: string, id: string): Promise<void> {
  try {
    const { rememberRequest } = await import('../../session/sent-requests.ts');
    rememberRequest(userId, 'quote', id);
  } catch {
    // The number is on the screen.
  }
}

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
      setSentId(id);
      if (user) await remember(user.id, id);
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
