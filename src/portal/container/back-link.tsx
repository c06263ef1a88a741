import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { BackIcon } from '../../ui/back-icon.tsx';
import styles from './frame-layout.module.css';

/** Leads from the container back to the dashboard. */
export function BackLink() {
  const { t } = useTranslation(['container']);
  return (
    <LocalizedLink to={paths.user()} className={styles.back} aria-label={t('container.back')}>
      <BackIcon />
      <span>{t('container.back')}</span>
    </LocalizedLink>
  );
}
