import { LocalizedLink } from '../../i18n/localized-link.tsx';
import type { TextKey } from '../../i18n/namespaces.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { formatNumber } from '../../ui/format/number.ts';
import { CheckCircleFilledIcon, CircleIcon } from '../../ui/portal-icons.tsx';
import { RequestButton } from '../entitlements/request-button.tsx';
import surface from '../layout/surface.module.css';
import styles from './dashboard-page.module.css';
import type { Setup } from './dashboard-page.tsx';

export function Seats({ total, limit }: NonNullable<Setup['seats']>) {
  const { t } = useTranslation(['user']);
  return (
    <section className={styles.seats} aria-labelledby="seats">
      <h2 id="seats">{t('user.dashboard.seats')}</h2>
      <p>{t('user.dashboard.seatsUsed', { used: formatNumber(total), limit: formatNumber(limit) })}</p>
      <LocalizedLink to={paths.subAccounts()}>{t('user.dashboard.manageSeats')}</LocalizedLink>
      {total < limit && (
        <LocalizedLink to={paths.subAccountCreate()}>{t('user.dashboard.newSeat')}</LocalizedLink>
      )}
      <RequestButton kind="seats" label={t('user.dashboard.moreSeats')} />
    </section>
  );
}

interface SetupChecklistProps {
  setup: Setup;
  /** Undefined when it is not known. */
  hasProducts: boolean | undefined;
  /** What the user can apply for. */
  choices: readonly string[];
}

interface Step {
  label: TextKey<'user'>;
  /** What it is good for. */
  hint: TextKey<'user'>;
  /** The page of the step; a request by default. */
  to?: string;
  /** Undefined when it is not known. */
  isDone: boolean | undefined;
}

/** The first steps of a new main account. It is absent when all are done. */
export function SetupChecklist({ setup: { hasCompany, seats }, hasProducts, choices }: SetupChecklistProps) {
  const { t } = useTranslation(['user']);
  const company = { label: 'user.setup.company', hint: 'user.setup.companyHint' } as const;
  const product = { label: 'user.setup.product', hint: 'user.setup.productHint' } as const;
  const subAccount = { label: 'user.setup.subAccount', hint: 'user.setup.subAccountHint' } as const;
  const steps: Step[] = [
    { ...company, to: paths.userCompany(), isDone: hasCompany },
    { ...product, isDone: hasProducts },
    { ...subAccount, to: paths.subAccountCreate(), isDone: seats && seats.total > 0 },
  ];
  const known = steps.filter(({ isDone }) => isDone !== undefined);
  if (known.every(({ isDone }) => isDone)) return null;
  return (
    <section className={styles.section} aria-labelledby="setup">
      <h2 id="setup">{t('user.setup.title')}</h2>
      <ol className={surface.rows}>
        {known.map(({ label, hint, to, isDone }) => (
          <li key={label} className={styles.row}>
            {isDone ? <CheckCircleFilledIcon /> : <CircleIcon />}
            <div>
              {to && !isDone ? <LocalizedLink to={to}>{t(label)}</LocalizedLink> : <span>{t(label)}</span>}
              {!isDone && <p>{t(hint)}</p>}
            </div>
            {!to && !isDone ? (
              <RequestButton kind="portal" choices={choices} label={t('user.dashboard.apply')} />
            ) : (
              <span className={styles.state}>{t(isDone ? 'user.setup.done' : 'user.setup.open')}</span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
