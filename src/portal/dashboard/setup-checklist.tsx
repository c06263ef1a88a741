import { LocalizedLink } from '../../i18n/localized-link.tsx';
import type { TextKey } from '../../i18n/namespaces.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { CheckCircleFilledIcon, CircleIcon } from '../../ui/portal-icons.tsx';
import styles from './dashboard-page.module.css';
import type { Setup } from './load-setup.ts';

interface SetupChecklistProps {
  setup: Setup;
  /** Undefined when it is not known. */
  hasProducts: boolean | undefined;
}

interface Step {
  label: TextKey<'user'>;
  /** What it is good for. */
  hint: TextKey<'user'>;
  to: string;
  /** Undefined when it is not known. */
  isDone: boolean | undefined;
}

/** The first steps of a new main account. It is absent when all are done. */
export function SetupChecklist({ setup: { hasCompany, seats }, hasProducts }: SetupChecklistProps) {
  const { t } = useTranslation(['user']);
  const steps: Step[] = [
    {
      label: 'user.setup.company',
      hint: 'user.setup.companyHint',
      to: paths.userCompany(),
      isDone: hasCompany,
    },
    { label: 'user.setup.product', hint: 'user.setup.productHint', to: paths.apply(), isDone: hasProducts },
    {
      label: 'user.setup.subAccount',
      hint: 'user.setup.subAccountHint',
      to: paths.subAccountCreate(),
      isDone: seats && seats.total > 0,
    },
  ];
  const known = steps.filter(({ isDone }) => isDone !== undefined);
  if (known.every(({ isDone }) => isDone)) return null;
  return (
    <section className={styles.section} aria-labelledby="setup">
      <h2 id="setup">{t('user.setup.title')}</h2>
      <ol className={styles.steps}>
        {known.map(({ label, hint, to, isDone }) => (
          <li key={label} className={styles.step}>
            {isDone ? (
              <CheckCircleFilledIcon className={styles.mark} />
            ) : (
              <CircleIcon className={styles.mark} />
            )}
            <div>
              {isDone ? <span>{t(label)}</span> : <LocalizedLink to={to}>{t(label)}</LocalizedLink>}
              {!isDone && <p>{t(hint)}</p>}
            </div>
            <span className={styles.state}>{t(isDone ? 'user.setup.done' : 'user.setup.open')}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
