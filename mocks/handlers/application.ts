import { seo } from '../db/content/seo.ts';
import { dayMs } from '../db/limits.ts';
import type { MockDb } from '../db/mock-db.ts';
import type { Row } from '../db/models.ts';
import { fail, ok } from '../engine/operation.ts';
import type { HandlersOf } from './handler.ts';

/** Stores an application, or returns the exceeded limit: per network address first, then per e-mail. */
function store(
  db: MockDb,
  { kind, email, address, body }: Pick<Row<'application'>, 'kind' | 'email' | 'address' | 'body'>,
) {
  const now = db.clock.now();
  const ofKind = (row: Row<'application'>) => row.kind === kind && now - row.time < dayMs;
  const fromEmail = db.applications.where('email', email).filter(ofKind);
  if (fromEmail.some((row) => row.body === body && now - row.time < db.limits.repeatMs)) return fail('B003');
  const fromAddress = db.applications.where('address', address).filter(ofKind);
  if (fromAddress.length >= db.limits.applicationsPerAddressAndDay) return fail('A5022');
  if (fromEmail.length >= db.limits.applicationsPerEmailAndDay) return fail('A5023');
  return ok(db.applications.insert({ id: db.nextId('a'), kind, email, address, body, time: now }));
}

export const applicationHandlers: HandlersOf<'submitApplication' | 'getSeo' | 'askSamplePrices'> = {
  submitApplication({ db, body, address }) {
    const stored = store(db, {
      kind: 'application',
      email: body.email.toLowerCase(),
      address,
      body: JSON.stringify(body),
    });
    return 'code' in stored ? stored : ok(null);
  },

  getSeo({ query: { path, lang = 'zh' } }) {
    const row = seo.find((candidate) => candidate.path === path);
    return ok(row?.[lang] ?? { title: '', description: '', keywords: '' });
  },

  askSamplePrices({ db, user, body, address }) {
    if (body.attributes.length === 0 && body.regions.length === 0) {
      return fail('A0417', 'Parameter "attributes" must not be empty when there are no regions');
    }
    const email = (user?.account ?? body.contact?.email)?.toLowerCase();
    if (!email) return fail('A0407', 'Parameter "contact" is missing');
    const stored = store(db, { kind: 'sample-price', email, address, body: JSON.stringify(body) });
    return 'code' in stored ? stored : ok({ id: stored.data.id });
  },
};
