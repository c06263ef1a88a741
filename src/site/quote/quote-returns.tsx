import { useSalesContact } from '../../app/bootstrap-data.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import card from '../../ui/card.module.css';
import { phoneHref } from '../../ui/format/phone-href.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './quote-returns.module.css';

const returns = ['feasibility', 'time', 'price'] as const;

/** What a quote consists of, where the sample comes from, and the configured contacts. */
export function QuoteReturns() {
  const { t } = useTranslation(['quote', 'site']);
  const { phone, email } = useSalesContact();
  return (
    <section className={`${card.card} ${styles.returns}`} data-screen="" aria-labelledby="returns">
      <h2 id="returns">{t('quote.returns.title')}</h2>
      <dl className={styles.parts}>
        {returns.map((part) => (
          <div key={part}>
            <dt>{t(`quote.returns.${part}`)}</dt>
            <Phrases as="dd">{t(`quote.returns.${part}Text`)}</Phrases>
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
