import { useSalesContact } from '../../app/bootstrap-data.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import type { TextKey } from '../../i18n/namespaces.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import card from '../../ui/card.module.css';
import { phoneHref } from '../../ui/format/phone-href.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './quote-returns.module.css';

const returns: { name: TextKey<'quote'>; text: TextKey<'quote'> }[] = [
  { name: 'quote.returns.feasibility', text: 'quote.returns.feasibilityText' },
  { name: 'quote.returns.time', text: 'quote.returns.timeText' },
  { name: 'quote.returns.price', text: 'quote.returns.priceText' },
];

/** What a quote consists of, where the sample comes from, and the configured contacts. */
export function QuoteReturns() {
  const { t } = useTranslation(['quote', 'site']);
  const { phone, email } = useSalesContact();
  return (
    <section className={`${card.card} ${styles.returns}`} data-screen="" aria-labelledby="returns">
      <h2 id="returns">{t('quote.returns.title')}</h2>
      <dl className={styles.parts}>
        {returns.map(({ name, text }) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <Phrases as="dd">{t(text)}</Phrases>
          </div>
        ))}
      </dl>
      <div className={styles.ways}>
        <p>
          {t('quote.returns.panel')}{' '}
          <LocalizedLink to={paths.dataService('sample')}>{t('quote.returns.panelLink')}</LocalizedLink>
        </p>
        {(phone || email) && (
          <p>
            <span>{t('quote.returns.direct')}</span> {phone && <a href={phoneHref(phone)}>{phone}</a>}{' '}
            {email && <a href={`mailto:${email}`}>{email}</a>}
          </p>
        )}
      </div>
    </section>
  );
}
