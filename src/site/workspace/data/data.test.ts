import { expect, test } from 'vitest';
import { comments } from './comments.ts';
import { criteria, feasibility, panelSize } from './panel.ts';
import { alertLimit, filterRows, lastWeek, latest, responses, stores, summarize } from './responses.ts';
import { anonymityLimit, cellOf, teams, tenures, topics } from './team-survey.ts';
import { clockOf, stateOf, ticketsWith, timeOf } from './tickets.ts';

test('the net promoter score is the share of promoters minus that of detractors', () => {
  const row = { store: 'garden', touchpoint: 'app', week: 1, reason: 'app' } as const;
  const rows = [10, 9, 8, 7, 6, 0, 9, 10].map((score) => ({ ...row, score }));
  expect(summarize(rows)).toEqual({
    total: 8,
    groups: { promoters: 4, passives: 2, detractors: 2 },
    nps: 25,
  });
  expect(summarize([])).toMatchObject({ total: 0, nps: 0 });
});

test('stores and weeks are parts of all responses', () => {
  const all = filterRows(responses(), { weeks: lastWeek });
  expect(all).toHaveLength(responses().length);
  const byStore = stores.map((store) => filterRows(all, { store, weeks: lastWeek }).length);
  expect(byStore.reduce((sum, count) => sum + count, 0)).toBe(all.length);
});

test('the data tells its story: pick-up at one store got worse', () => {
  const pickup = responses().filter(
    ({ store, touchpoint }) => store === 'riverside' && touchpoint === 'pickup',
  );
  const before = summarize(pickup.filter(({ week }) => week < 8));
  const since = summarize(pickup.filter(({ week }) => week >= 8));
  expect(since.nps).toBeLessThan(before.nps - 30);
  expect(since.nps).toBeLessThan(summarize(responses()).nps);
});

test('each low score has a ticket with its clock, the newest first', () => {
  const low = comments.filter(({ score }) => score <= alertLimit).map(({ id }) => id);
  const tickets = ticketsWith(latest);
  expect(tickets.map(({ id }) => id).toSorted()).toEqual(['yours', ...low].toSorted());
  expect(tickets[0]?.id).toBe('yours');
  const received = tickets.map((ticket) => timeOf(ticket, 0));
  expect(received).toEqual(received.toSorted().reverse());
  for (const { times } of tickets) expect([...times]).toEqual([...times].toSorted());
  const clocks = Object.fromEntries(tickets.map((ticket) => [ticket.id, clockOf(ticket, {})]));
  expect(clocks).toMatchObject({
    yours: { kind: 'left', minutes: 118 },
    locker: { kind: 'late', minutes: 12 },
    till: { kind: 'took', minutes: 31 },
  });
  const [yours] = tickets;
  if (!yours) throw new Error('No ticket of the phone');
  expect(stateOf(yours, { yours: 'called' })).toBe('called');
  expect(clockOf(yours, { yours: 'called' })).toEqual({ kind: 'took', minutes: 2 });
});

test('no cell of the heat map shows a small group', () => {
  const cells = teams.flatMap((team) =>
    topics.flatMap((topic) =>
      [true, false].flatMap((isOneStore) =>
        [undefined, ...tenures].map((tenure) => cellOf(team, topic, { isOneStore, tenure })),
      ),
    ),
  );
  expect(cells.some(({ total }) => total < anonymityLimit)).toBe(true);
  for (const { total, share } of cells) expect(share === undefined).toBe(total < anonymityLimit);
});

test('each criterion leaves fewer people, who need more days', () => {
  const some = feasibility({ gender: 'female' }, 600);
  const fewer = feasibility({ gender: 'female', age: 'young', city: 'first', habit: 'online' }, 600);
  expect(some.people).toBe(panelSize * criteria.gender.female);
  expect(fewer.steps.map(({ people }) => people)).toEqual(
    fewer.steps.map(({ people }) => people).sort((a, b) => b - a),
  );
  expect(fewer.days).toBeGreaterThan(some.days);
});
