import { useState } from 'react';
import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { useBrandName } from '../../app/use-brand-name.ts';
import { useIsHydrated } from '../../app/use-hydrated.ts';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { formNamespaces } from '../../forms/form-namespaces.ts';
import { FailureNotice } from '../../forms/native/failure-notice.tsx';
import { NeedsScript } from '../../forms/native/needs-script.tsx';
import { Submit } from '../../forms/native/submit.tsx';
import { sampleQuantity } from '../../forms/validators/sample.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { formatNumber } from '../../ui/format/number.ts';
import split from '../../ui/split.module.css';
import { PlainPage } from '../sections/plain-page.tsx';
import { useFormatDate } from '../sections/use-format-date.ts';
import { Breadcrumbs } from '../seo/structured-data.tsx';
import { ContactStep, NeedFields } from './quote-fields.tsx';
import styles from './quote-page.module.css';
import { QuoteReturns } from './quote-returns.tsx';
import { QuoteSent } from './quote-sent.tsx';
import { SendAsApplication } from './send-as-application.tsx';
import { Summary } from './summary.tsx';
import { useClearConfirmation } from './use-clear-confirmation.tsx';
import { useConditions } from './use-conditions.ts';
import { useLists } from './use-lists.ts';
import { useQuote } from './use-quote.ts';

export const handle: PageHandle = {
  namespaces: ['population', 'regions', 'captcha', ...formNamespaces],
  isPersonal: true,
};

function QuoteForm({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation(['quote', 'form']);
  const { attributes, tags } = useLists();
  const { form, submit, failure, sentId } = useQuote(attributes);
  const { conditions, clear } = useConditions(form, attributes, tags ?? []);
  const confirmation = useClearConfirmation();
  const [quantity = '', coverage = '', description = ''] = form.watch([
    'quantity',
    'coverage',
    'description',
  ]);

  const isBegun = quantity !== '' || conditions.length > 0;

  if (sentId) return <QuoteSent id={sentId} onAgain={onAgain} />;
  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      <QuoteReturns />
      <div className={`${split.split} ${styles.columns}`}>
        <div>
          <div className={styles.fields} data-begun={isBegun || undefined}>
            <NeedFields form={form} attributes={attributes} tags={tags} confirmation={confirmation} />
          </div>
          {isBegun && (
            <a href="#summary" className={styles.toSummary}>
              {t('quote.summary.title')}
              <span>
                {t('quote.summary.short', {
                  quantity: sampleQuantity(quantity) ? '–' : formatNumber(Number(quantity)),
                  count: conditions.length,
                })}
              </span>
            </a>
          )}
        </div>
        <div className={styles.side}>
          <Summary
            quantity={quantity}
            coverage={coverage}
            conditions={conditions}
            onClear={clear}
            confirmation={confirmation}
          />
          <div className={styles.fields}>
            <ContactStep form={form} />
          </div>
        </div>
      </div>
      <div className={styles.send}>
        <FailureNotice title={t('quote.fail')} error={failure}>
          {failure?.handling.endsSession && <SendAsApplication form={form} />}
        </FailureNotice>
        <Submit
          isBusy={form.formState.isSubmitting}
          label={t('quote.submit')}
          busyLabel={t('quote.submitting')}
        />
        <NeedsScript />
      </div>
      <PrintSheet description={description} />
      {confirmation.dialog}
    </form>
  );
}

export default function QuotePage() {
  const { t } = useTranslation(['quote', 'site']);
  const [round, setRound] = useState(0);
  return (
    <PlainPage title={t('quote.title')} lead={t('quote.lead')}>
      <SeoMeta title={t('quote.meta.title')} description={t('quote.meta.description')} />
      <Breadcrumbs
        breadcrumbs={[
          { name: t('site.nav.dataHub'), path: paths.service() },
          { name: t('quote.title'), path: paths.quote() },
        ]}
      />
      {/* Remounts the form for another request. */}
      <QuoteForm key={round} onAgain={() => setRound(round + 1)} />
    </PlainPage>
  );
}

/** The head and the description of the printed request. The summary is between them, and the footer names the contacts. */
function PrintSheet({ description }: { description: string }) {
  const { t } = useTranslation(['quote']);
  const brandName = useBrandName();
  const formatDate = useFormatDate();
  // All visitors receive the same page, so the date is of the browser.
  const date = useIsHydrated() ? formatDate(Date.now()) : '';
  return (
    <>
      <p className={styles.printedHead}>
        <strong>{brandName}</strong>
        <span>{date}</span>
      </p>
      {description && (
        <section className={styles.printed}>
          <h2>{t('quote.description.title')}</h2>
          <p>{description}</p>
        </section>
      )}
    </>
  );
}
