import { useTranslation } from '../../i18n/use-translation.ts';
import { CheckIcon } from '../../ui/icons.tsx';
import { LogoMark } from '../../ui/logo-mark.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './login-aside.module.css';

/** What the user area is for. It is beside the form on wide screens only. */
export function LoginAside() {
  const { t } = useTranslation(['login']);
  return (
    <aside className={styles.aside} aria-label={t('login.aside.label')}>
      <div className={styles.inner}>
        <Phrases as="p" className={styles.claim}>
          {t('login.aside.claim')}
        </Phrases>
        <ul className={styles.points}>
          {[t('login.aside.products'), t('login.aside.permissions'), t('login.aside.security')].map(
            (point) => (
              <li key={point}>
                <CheckIcon />
                {point}
              </li>
            ),
          )}
        </ul>
        <PortalStill />
      </div>
    </aside>
  );
}

/** The seats of the sample company. */
const seats = { limit: 10, used: 6 };

/** A still of the user centre with sample data. */
function PortalStill() {
  const { t } = useTranslation(['login']);
  const year = new Date().getFullYear() + 1;
  const products = [
    { name: t('login.aside.still.survey'), end: `${year}-12-31` },
    { name: t('login.aside.still.brand'), end: `${year}-09-30` },
    { name: t('login.aside.still.service'), end: `${year}-06-30` },
    { name: t('login.aside.still.employee') },
  ];
  return (
    <div className={styles.still} aria-hidden="true">
      <p className={styles.bar}>
        <LogoMark />
        <b>{t('login.aside.still.title')}</b>
        <span>{t('login.aside.still.sample')}</span>
      </p>
      <ul className={styles.products}>
        {products.map(({ name, end }) => (
          <li key={name}>
            <b>{name}</b>
            <span className={end ? styles.active : styles.inactive}>
              {t(end ? 'login.aside.still.active' : 'login.aside.still.inactive')}
            </span>
            <span>{end ? t('login.aside.still.until', { date: end }) : t('login.aside.still.apply')}</span>
          </li>
        ))}
      </ul>
      <p className={styles.seats}>
        <b>{t('login.aside.still.seats')}</b>
        <span>{t('login.aside.still.used', seats)}</span>
      </p>
      <p className={styles.meter}>
        {Array.from({ length: seats.limit }, (_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the seats never change
          <i key={seat} data-used={seat < seats.used ? '' : undefined} />
        ))}
      </p>
    </div>
  );
}
