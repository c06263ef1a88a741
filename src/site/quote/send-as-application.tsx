import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useServices } from '../../app/services.tsx';
import { useCaptcha } from '../../forms/captcha/use-captcha.tsx';
import { useSubmit } from '../../forms/use-submit.ts';
import { localize } from '../../i18n/localized-path.ts';
import { useContentLanguage, useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type ApplyTopic, paths } from '../../paths/paths.ts';
import { Button } from '../../ui/button.tsx';
import type { QuoteValues } from './quote-form.ts';
import styles from './quote-page.module.css';

const product: ApplyTopic = 'data';

/** For a visitor whose request needs an account: sends the contact as an application. The request stays on the page. */
export function SendAsApplication({ form }: { form: UseFormReturn<QuoteValues> }) {
  const { t } = useTranslation(['quote']);
  const services = useServices();
  const navigate = useNavigate();
  const language = useLanguage();
  const lang = useContentLanguage();
  const captcha = useCaptcha();
  const button = useRef<HTMLButtonElement>(null);
  const send = useSubmit(
    form,
    async ({ name, email, mobile, company, consent }) => {
      const proof = await captcha.execute(() => button.current?.click());
      if (!proof) return;
      const body = { name, email, mobile, company, source: 'quote', product, lang, consent, ...proof };
      await services().api.submitApplication({ body });
      navigate(localize(paths.applyTip('success'), language));
    },
    {
      onRefused({ code }) {
        if (code === 'A2010') captcha.reject(() => button.current?.click());
        return true;
      },
    },
  );
  return (
    <div className={styles.instead}>
      <p>{t('quote.instead')}</p>
      {captcha.field}
      <Button ref={button} kind="outline" small onClick={send}>
        {t('quote.sendInstead')}
      </Button>
    </div>
  );
}
