import { Badge } from '@fluentui/react-badge';
import { type ReactNode, useId } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { Button } from '../../ui/button.tsx';
import { formatDate } from '../../ui/format/date.ts';
import { type Entitlement, endsSoon, hasEnded } from '../entitlements/entitlements.ts';
import { AskMainAccount, type MainAccount, MainAccountHint } from '../entitlements/main-account.tsx';
import { GetButton, RequestButton } from '../entitlements/request-button.tsx';
import { findRequest, useSentRequests } from '../entitlements/use-sent-requests.ts';
import { SectionError } from '../errors/section-error.tsx';
import surface from '../layout/surface.module.css';
import styles from './dashboard-page.module.css';
import { looks, Term } from './product-card.tsx';

/** The service with a page of this site, by its id in the catalogue of the backend. */
const quotedServiceId = 's-sample';

interface RowsProps {
  entitlements: readonly Entitlement[];
  /** The main account that a sub-account asks; null for a main account. */
  mainAccount: MainAccount | null;
  now: number;
}

interface EndingSoonProps extends RowsProps {
  /** How many sub-accounts can use each product. */
  colleagues: ReadonlyMap<string, Promise<number | undefined>>;
}

/** What is urgent: products and services that end within 30 days, each with its renewal. It is quiet once all were asked for. */
export function EndingSoon({ entitlements, mainAccount, colleagues, now }: EndingSoonProps) {
  const { t } = useTranslation(['user']);
  const requests = useSentRequests();
  const ending = entitlements.filter((one) => endsSoon(one, now));
  if (ending.length === 0) return null;
  const isAsked = ending.every(({ id }) => findRequest(requests, 'renewal', id));
  return (
    <section className={isAsked ? styles.endingAsked : styles.ending} aria-labelledby="ending">
      <h2 id="ending">{t('user.dashboard.endingTitle')}</h2>
      <ul>
        {ending.map((entitlement) => (
          <li key={entitlement.id} className={surface.line}>
            <span>
              {t('user.dashboard.ends', { name: entitlement.name, date: formatDate(entitlement.expireTime) })}
            </span>
            <GetButton
              entitlement={entitlement}
              mainAccount={mainAccount}
              colleagues={colleagues.get(entitlement.id)}
              isPrimary
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface EntitlementSectionProps extends Omit<RowsProps, 'entitlements'> {
  title: string;
  /** What it says when there is nothing to list. */
  empty: string;
  /** The products or services, or the error of their call. */
  entitlements: readonly Entitlement[] | ApiError;
  /** Renders what is available as a card; a row by default. */
  renderCard?: (entitlement: Entitlement) => ReactNode;
}

/** The products or services that the user has or had. */
export function EntitlementSection({
  title,
  empty,
  entitlements,
  renderCard,
  ...rows
}: EntitlementSectionProps) {
  const { t } = useTranslation(['user']);
  const id = useId();
  const hasFailed = entitlements instanceof ApiError;
  const available = hasFailed ? [] : entitlements.filter(({ opened }) => opened === 1);
  const ended = hasFailed ? [] : entitlements.filter(hasEnded);
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {hasFailed && <SectionError error={entitlements} headingId={id} />}
      {!hasFailed && available.length + ended.length === 0 && (
        <p className={styles.missing}>
          <span>{empty}</span>
          {/* With a list, each of its entries has a button. */}
          {rows.mainAccount === null && entitlements.length === 0 && (
            <RequestButton kind="portal" label={t('user.dashboard.apply')} />
          )}
        </p>
      )}
      {renderCard && available.length > 0 && <ul className={styles.cards}>{available.map(renderCard)}</ul>}
      <Rows entitlements={renderCard ? ended : [...available, ...ended]} {...rows} />
    </section>
  );
}

interface UnavailableSectionProps extends RowsProps {
  /** Whether the user has neither a product nor a service. The section then replaces theirs. */
  hasNothing: boolean;
}

/** What is not available and never was, in short, and how to get it. */
export function UnavailableSection({ hasNothing, ...rows }: UnavailableSectionProps) {
  const { t } = useTranslation(['user']);
  const { entitlements, mainAccount } = rows;
  const mayApply = mainAccount === null;
  const isEmpty = entitlements.length === 0;
  if (isEmpty && !hasNothing) return null;
  const title = mayApply ? 'user.dashboard.unavailable' : 'user.dashboard.unavailableSub';
  return (
    <section className={styles.section} aria-labelledby="unavailable">
      <h2 id="unavailable">{t(hasNothing ? 'user.dashboard.title' : title)}</h2>
      {hasNothing && (
        <p className={styles.missing}>
          <span>{t(mayApply ? 'user.dashboard.noProducts' : 'user.dashboard.noProductsSub')}</span>{' '}
          <span>{t(mayApply ? 'user.dashboard.noServices' : 'user.dashboard.noServicesSub')}</span>
          {mayApply && isEmpty && <RequestButton kind="portal" label={t('user.dashboard.apply')} />}
        </p>
      )}
      {mainAccount === null ? (
        <p>{t('user.dashboard.notOpenedText')}</p>
      ) : (
        <MainAccountHint mainAccount={mainAccount} />
      )}
      {isEmpty && <AskMainAccount mainAccount={mainAccount} wish="access" />}
      <Rows {...rows} />
    </section>
  );
}

/** Products or services in one line each. */
function Rows({ entitlements, ...row }: RowsProps) {
  if (entitlements.length === 0) return null;
  return (
    <ul className={surface.rows}>
      {entitlements.map((entitlement) => (
        <EntitlementRow key={entitlement.id} entitlement={entitlement} {...row} />
      ))}
    </ul>
  );
}

interface EntitlementRowProps extends Omit<RowsProps, 'entitlements'> {
  entitlement: Entitlement;
}

/** A service, or what is not available, with what to do next. */
export function EntitlementRow({ entitlement, mainAccount, now }: EntitlementRowProps) {
  const { t } = useTranslation(['user']);
  const { id, name, icon, opened } = entitlement;
  const quotes = useSentRequests().filter(({ kind }) => kind === 'quote' && id === quotedServiceId);
  const isEnded = hasEnded(entitlement);
  const purpose = looks.get(icon)?.purpose;
  return (
    <li className={styles.row}>
      <h3>{name}</h3>
      <div className={styles.facts}>
        {isEnded && <Badge color="danger">{t('user.dashboard.ended')}</Badge>}
        {isEnded && <span>{t('user.dashboard.endedOn', { date: formatDate(entitlement.expireTime) })}</span>}
        <Term entitlement={entitlement} now={now} />
        {opened === 0 && !isEnded && purpose && <span>{t(purpose)}</span>}
        {quotes.length > 0 && (
          <span>{t('user.dashboard.quotes', { numbers: quotes.map((quote) => quote.id).join(', ') })}</span>
        )}
      </div>
      <NextStep entitlement={entitlement} mainAccount={mainAccount} />
    </li>
  );
}

function NextStep({ entitlement, mainAccount }: Omit<EntitlementRowProps, 'now'>) {
  const { t } = useTranslation(['user']);
  const { id, name, opened } = entitlement;
  if (opened === 0) return <GetButton entitlement={entitlement} mainAccount={mainAccount} />;
  if (id !== quotedServiceId)
    return <RequestButton kind="service" id={id} name={name} label={t('user.dashboard.order')} />;
  return (
    <Button as={LocalizedLink} kind="outline" small className={styles.next} to={paths.quote()}>
      {t('user.dashboard.quote')}
    </Button>
  );
}
