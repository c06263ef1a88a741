import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ApiError } from '../../api/api-error.ts';
import { useServices } from '../../app/services.tsx';
import { useCaptcha } from '../../forms/captcha/use-captcha.tsx';
import type { ContactValues } from '../../forms/contact.ts';
import { useDraft } from '../../forms/use-draft.ts';
import { usePrefilledContact } from '../../forms/use-prefilled-contact.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { useContentLanguage } from '../../i18n/use-language.ts';
import { userAtom } from '../../session/session-atoms.ts';
import { applicationForm } from './application-form.ts';

interface ApplicationValues extends ContactValues {
  product: string;
  consent: boolean;
}

interface ApplicationOptions {
  /** The form; sent with the application, and part of the draft's name. */
  source: string;
  /** The product, when the form has no field for it. */
  product?: string;
  /** The initial product of the field. */
  preselected?: string;
  onSent: () => void;
}

/**
 * The state of an application: form, captcha and result. Failures preserve the input. Customers who are signed in need no slider, unless
 * the API requires a captcha.
 */
export function useApplication({ source, product: fixedProduct, preselected, onSent }: ApplicationOptions) {
  const services = useServices();
  const lang = useContentLanguage();
  const form = useForm<ApplicationValues>({
    defaultValues: preselected ? { product: preselected } : undefined,
  });
  const forgetDraft = useDraft(form, source);
  usePrefilledContact(form);
  const isLoggedIn = useAtomValue(userAtom) !== null;
  const captcha = useCaptcha({ isSliderWaived: isLoggedIn });
  const [failure, setFailure] = useState<ApiError>();

  const submit = useSubmit(
    form,
    async ({ product: chosen, consent, ...contact }) => {
      setFailure(undefined);
      const proof = await captcha.execute();
      if (!proof) return;
      const product = fixedProduct ?? chosen;
      const body = { ...contact, source, lang, consent, ...(product && { product }), ...proof };
      await services().api.submitApplication({ body });
      forgetDraft();
      onSent();
    },
    {
      fieldErrors: applicationForm.fieldErrors,
      onRefused(error) {
        setFailure(error);
        if (error.code === 'A2010') captcha.reject();
        return true;
      },
    },
  );

  return { form, captcha, submit, failure };
}
