import { useTranslation } from '../../i18n/use-translation.ts';
import { CheckIcon } from '../../ui/icons.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './login-aside.module.css';
import { PortalStill } from './portal-still.tsx';

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
