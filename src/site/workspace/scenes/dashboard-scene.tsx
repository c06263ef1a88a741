import { use, useState } from 'react';
import { useContent } from '../../../i18n/use-content.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import {
  alertLimit,
  filterRows,
  groupOf,
  groups,
  lastWeek,
  type Response,
  type Store,
  stores,
  summarize,
  touchpoints,
} from '../data/responses.ts';
import { stateOf, ticketsWith } from '../data/tickets.ts';
import { Bar, GroupStack, LiveContext, Select, signed } from '../parts.tsx';
import { TrendLine } from '../trend-line.tsx';
import styles from '../workspace.module.css';
import type { SceneProps } from './scene.ts';

const changeWord = (change: number) => (change === 0 ? 'same' : change < 0 ? 'down' : 'up');

/** The results, filtered by store and period. */
export function DashboardScene({ rows, own, asked, progress, openScene }: SceneProps) {
  const c = useContent('workspace');
  const isLive = use(LiveContext);
  const { t } = useTranslation(['workspace']);
  const [store, setStore] = useState<Store | 'all'>(own?.store ?? 'all');
  const [weeks, setWeeks] = useState<'4' | '12'>('4');

  const ofStore = filterRows(rows, { weeks: lastWeek, ...(store !== 'all' && { store }) });
  const shown = ofStore.filter(({ week }) => week > lastWeek - Number(weeks));
  const before = ofStore.filter(({ week }) => week > lastWeek - 8 && week <= lastWeek - 4);
  const summary = summarize(shown);
  const change = summary.nps - summarize(before).nps;
  const trend = Array.from(
    { length: lastWeek },
    (_, index) => summarize(ofStore.filter(({ week }) => week === index + 1)).nps,
  );
  const low = shown.filter(({ score }) => groupOf(score) === 'detractors');
  const byReason = asked
    .map((reason) => ({ reason, count: low.filter((row) => row.reason === reason).length }))
    .sort((a, b) => b.count - a.count);
  const isCounted = own !== undefined;
  const isLow = isCounted && own.score <= alertLimit;
  const open = ticketsWith(own).filter(
    (ticket) => (store === 'all' || ticket.store === store) && stateOf(ticket, progress) !== 'closed',
  ).length;

  return (
    <div className={styles.dashboard}>
      <div className={styles.filters}>
        <Select
          label={c.dashboard.store}
          value={store}
          options={[['all', c.store.all], ...stores.map((each) => [each, c.store[each]] as const)]}
          onChange={setStore}
        />
        <Select
          label={c.dashboard.period}
          value={weeks}
          options={[
            ['4', c.dashboard.weeks4],
            ['12', c.dashboard.weeks12],
          ]}
          onChange={setWeeks}
        />
      </div>
      <dl className={styles.tiles}>
        <div>
          <dt>{c.dashboard.nps}</dt>
          <dd>{signed(summary.nps)}</dd>
          {weeks === '4' && (
            <dd className={styles.muted} data-kind={change < 0 ? 'worse' : undefined}>
              {t(`workspace.dashboard.${changeWord(change)}`, { points: Math.abs(change) })}
            </dd>
          )}
        </div>
        <div>
          <dt>{c.dashboard.responses}</dt>
          <dd>{summary.total}</dd>
          {isCounted && <dd className={styles.muted}>{c.dashboard.yours}</dd>}
        </div>
        <div data-new={isLow || undefined}>
          <dt>{c.dashboard.open}</dt>
          <dd>{open}</dd>
          {isLow && (
            <dd>
              <Button kind="primary" small onClick={() => openScene('tickets')}>
                {c.dashboard.toTicket}
              </Button>
            </dd>
          )}
        </div>
      </dl>
      <div className={styles.legend}>
        <GroupStack counts={summary.groups} />
        <ul>
          {groups.map((group) => (
            <li key={group} data-kind={group}>
              {c.dashboard[group]} <b>{Math.round((100 * summary.groups[group]) / summary.total)}%</b>
            </li>
          ))}
          <li className={styles.muted}>{t('workspace.dashboard.base', { count: summary.total })}</li>
        </ul>
      </div>
      <div className={styles.columns}>
        <section>
          <p className={styles.heading}>{c.dashboard.trend}</p>
          <TrendLine values={trend} from={c.dashboard.trendFrom} to={c.dashboard.trendTo} />
        </section>
        <section>
          <p className={styles.heading}>{c.dashboard.reasons}</p>
          <ul className={styles.rows}>
            {byReason.map(({ reason, count }) => (
              <li key={reason} data-new={(isLow && own.reason === reason) || undefined}>
                <span>{c.reason[reason]}</span>
                <Bar value={count} max={Math.max(1, byReason[0]?.count ?? 1)} kind="detractors" />
                <b>{count}</b>
              </li>
            ))}
          </ul>
        </section>
        {isLive && <Parts rows={shown} store={store} />}
      </div>
    </div>
  );
}

interface PartsProps {
  rows: readonly Response[];
  store: Store | 'all';
}

/** The stores, or the touchpoints of one store, with the lowest first. */
function Parts({ rows, store }: PartsProps) {
  const c = useContent('workspace');
  const { t } = useTranslation(['workspace']);
  const partOf = (name: string, isIn: (row: Response) => boolean) => ({
    name,
    ...summarize(rows.filter(isIn)),
  });
  const parts = (
    store === 'all'
      ? stores.map((each) => partOf(c.store[each], (row) => row.store === each))
      : touchpoints.map((each) => partOf(c.touchpoint[each], (row) => row.touchpoint === each))
  ).sort((a, b) => a.nps - b.nps);
  return (
    <section>
      <p className={styles.heading}>{store === 'all' ? c.dashboard.stores : c.dashboard.touchpoints}</p>
      <ul className={styles.rows} data-counted="">
        {parts.map(({ name, total, groups: counts, nps }) => (
          <li key={name}>
            <span>{name}</span>
            <span className={styles.muted}>{t('workspace.dashboard.n', { count: total })}</span>
            <GroupStack counts={counts} />
            <b>{signed(nps)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
