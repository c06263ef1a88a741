import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { apiContext } from '../../api/context.ts';
import { data } from '../../api/data.ts';
import { formNamespaces } from '../../forms/form-namespaces.ts';
import { FailureNotice } from '../../forms/plain/failure-notice.tsx';
import { Submit } from '../../forms/plain/submit.tsx';
import { languageOf } from '../../i18n/languages.ts';
import { useText } from '../../i18n/use-text.ts';
import type { LoadArgs } from '../../load-args.ts';
import type { PageHandle } from '../../page/boot.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { orElse } from '../errors/or-else.ts';
import { PlainPage } from '../sections/plain-page.tsx';
import { attributeTypes, bundledAttributes } from './population.ts';
import { QuoteFields } from './quote-fields.tsx';
import styles from './quote-page.module.css';
import { QuoteSent } from './quote-sent.tsx';
import { Summary } from './summary.tsx';
import { useClearConfirmation } from './use-clear-confirmation.tsx';
import { useConditions } from './use-conditions.ts';
import { useQuote } from './use-quote.ts';

async function load({ context, request }: LoadArgs) {
  const api = context.get(apiContext);
  const lang = languageOf(new URL(request.url).pathname);
  const [attributes, tags] = await Promise.all([
    orElse(
      data(api.GET('/v1/match/population', { params: { query: { types: [...attributeTypes], lang } } })),
      () => bundledAttributes(lang),
    ),
    orElse(data(api.GET('/v1/match/tag', { params: { query: { lang } } })), () => null),
  ]);
  return { attributes, tags };
}

export const loader = load;
export const clientLoader = load;

export const handle: PageHandle = { namespaces: ['quote', 'regions', ...formNamespaces] };

function QuoteForm({ onAgain }: { onAgain: () => void }) {
  const t = useText('quote', 'form');
  const { attributes, tags } = useLoaderData<typeof load>();
  const { form, submit, failure, sentId } = useQuote(attributes);
  const { conditions, clear } = useConditions(form, attributes, tags ?? []);
  const confirmation = useClearConfirmation();
  const [quantity = '', coverage = ''] = form.watch(['quantity', 'coverage']);

  if (sentId) return <QuoteSent id={sentId} onAgain={onAgain} />;
  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      <div className={styles.fields}>
        <QuoteFields form={form} attributes={attributes} tags={tags} confirmation={confirmation} />
      </div>
      <Summary
        quantity={quantity}
        coverage={coverage}
        conditions={conditions}
        onClear={clear}
        confirmation={confirmation}
      />
      <div className={styles.send}>
        <FailureNotice title={t('quote.fail')} error={failure} />
        <Submit
          isBusy={form.formState.isSubmitting}
          label={t('quote.submit')}
          busyLabel={t('quote.submitting')}
        />
        <noscript>
          <p>{t('form.needsScript')}</p>
        </noscript>
      </div>
      {confirmation.dialog}
    </form>
  );
}

export default function QuotePage() {
  const t = useText('quote');
  const [round, setRound] = useState(0);
  return (
    <PlainPage title={t('quote.title')} lead={t('quote.lead')}>
      <PageHead title={t('quote.meta.title')} description={t('quote.meta.description')} />
      {/* Another request begins with an empty form. */}
      <QuoteForm key={round} onAgain={() => setRound(round + 1)} />
    </PlainPage>
  );
}
