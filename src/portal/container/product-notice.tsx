import type { FluentIcon } from '@fluentui/react-icons';
import { AppsListRegular } from '@fluentui/react-icons/svg/apps-list';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import state from '../page-failure.module.css';
import styles from './container-page.module.css';

interface ProductNoticeProps {
  Icon?: FluentIcon;
  title: string;
  text?: string;
  /** Whether applying for use is the way out. */
  offersApply?: boolean;
}

/** What stands in the place of a product that cannot be shown. */
export function ProductNotice({ Icon = AppsListRegular, title, text, offersApply }: ProductNoticeProps) {
  const t = useText('user');
  return (
    <div className={`${state.failure} ${styles.notice}`} role="status">
      <span className={state.icon} aria-hidden="true">
        <Icon />
      </span>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      <div className={state.ways}>
        {offersApply && (
          <LocalLink to={paths.apply()} className={styles.apply}>
            {t('user.dashboard.apply')}
          </LocalLink>
        )}
        <LocalLink to={paths.user()}>{t('user.failed.centre')}</LocalLink>
      </div>
    </div>
  );
}
