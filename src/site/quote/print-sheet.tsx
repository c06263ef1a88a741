import { useBrandName } from '../../app/use-brand-name.ts';
import { useIsHydrated } from '../../app/use-hydrated.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFormatDate } from '../sections/use-format-date.ts';
import styles from './print-sheet.module.css';

/** The head and the description of the printed request. The summary is between them, and the footer names the contacts. */
export function PrintSheet({ description }: { description: string }) {
  const { t } = useTranslation(['quote']);
  const brandName = useBrandName();
  const formatDate = useFormatDate();
  // All visitors receive the same page, so the date is of the browser.
  const date = useIsHydrated() ? formatDate(Date.now()) : '';
  return (
    <>
      <p className={styles.head}>
        <strong>{brandName}</strong>
        <span>{date}</span>
      </p>
      {description && (
        <section className={styles.description}>
          <h2>{t('quote.description.title')}</h2>
          <p>{description}</p>
        </section>
      )}
    </>
  );
}
