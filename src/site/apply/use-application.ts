import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { data } from '../../api/data.ts';
import { useCaptcha } from '../../forms/captcha/use-captcha.tsx';
import { type ContactValues, cleanContact } from '../../forms/contact-fields.tsx';
import { useDraft } from '../../forms/use-draft.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import type { TextKey } from '../../i18n/namespaces.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useServices } from '../../services.tsx';

interface ApplicationValues extends ContactValues {
  product: string;
}

/** Refusals that say more than that it did not work. */
const explained = {
  A5022: 'common.apiMsg.A5022',
  A5023: 'common.apiMsg.A5023',
  A2010: 'common.apiMsg.A2010',
  B003: 'common.apiMsg.B003',
} as const satisfies Record<string, TextKey>;

type Failure = (typeof explained)[keyof typeof explained] | 'apply.result.fail.title';

function failureOf(code: string | undefined): Failure {
  const found = Object.entries(explained).find(([known]) => known === code);
  return found ? found[1] : 'apply.result.fail.title';
}

interface ApplicationOptions {
  /** Which form it is; sales read it, and the draft carries it. */
  source: string;
  /** The product in question, where the visitor does not choose it. */
  product?: string;
  onSent: () => void;
}

/** An application on its way: the form, the gate before it, and what became of it. Whatever fails, the input stays. */
export function useApplication({ source, product: given, onSent }: ApplicationOptions) {
  const services = useServices();
  const lang = useLanguage();
  const form = useForm<ApplicationValues>();
  const forgetDraft = useDraft(form, source);
  const captcha = useCaptcha();
  const [failure, setFailure] = useState<Failure>();

  const submit = useSubmit(
    form,
    async ({ product: chosen, ...contact }) => {
      setFailure(undefined);
      const proof = await captcha.prove();
      if (!proof) {
        if (!captcha.field) setFailure(explained.A2010);
        return;
      }
      const product = given ?? chosen;
      const body = { ...cleanContact(contact), source, lang, ...(product && { product }), ...proof };
      await data(services().api.POST('/v1/apply', { body }));
      forgetDraft();
      onSent();
    },
    ({ code }) => {
      setFailure(failureOf(code));
      if (code === 'A2010') captcha.reset();
    },
  );

  return { form, captcha, submit, failure };
}
