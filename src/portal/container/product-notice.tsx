import { LocalLink } from '../../i18n/local-link.tsx';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import styles from './container-page.module.css';

interface ProductNoticeProps {
  text: string;
  detail?: string;
  /** Whether applying for use is the way out. */
  offersApply?: boolean;
}

/** What stands in the place of a product that cannot be shown. */
export function ProductNotice({ text, detail, offersApply }: ProductNoticeProps) {
  const t = useText('user');
  return (
    <div className={styles.notice} role="status">
      <p className={styles.text}>{text}</p>
      {detail && <p>{detail}</p>}
      {offersApply && <LocalLink to={paths.apply()}>{t('user.dashboard.apply')}</LocalLink>}
    </div>
  );
}
