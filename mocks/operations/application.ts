import { paths } from '../../src/paths/paths.ts';
import { dayMs, limits } from '../db/limits.ts';
import { rowId } from '../db/localized.ts';
import type { MockDb } from '../db/mock-db.ts';
import type { Row } from '../db/tables.ts';
import { fail, ok } from '../engine/operation.ts';
import type { Input } from './contract-types.ts';
import { isInProvince } from './is-in-province.ts';
import type { OperationsOf, Step } from './operation.ts';
import { times } from './steps.ts';

/** Stores an application, or returns the exceeded limit: per network address first, then per e-mail. */
function store(
  db: MockDb,
  { kind, email, address, body }: Pick<Row<'applications'>, 'kind' | 'email' | 'address' | 'body'>,
) {
  const now = db.clock.now();
  const ofKind = (row: Row<'applications'>) => row.kind === kind && now - row.time < dayMs;
  const fromEmail = db.applications.where('email', email).filter(ofKind);
  if (fromEmail.some((row) => row.body === body && now - row.time < db.limits.repeatMs)) return fail('B003');
  const fromAddress = db.applications.where('address', address).filter(ofKind);
  if (fromAddress.length >= db.limits.applicationsPerAddressAndDay) return fail('A5022');
  if (fromEmail.length >= db.limits.applicationsPerEmailAndDay) return fail('A5023');
  return ok(db.applications.insert({ kind, email, address, body, time: now }));
}

interface Sender {
  email?: string;
  company?: string;
}

const application = ({ email = 'visitor@example.com', company = '演示公司' }: Sender) => ({
  body: { name: '林悦', email, mobile: '13900009999', company, lang: 'zh' as const, consent: true as const },
});

type SampleRequest = Input<'askSamplePrices'>['body'];

const female = { type: 'gender' as const, optionIds: ['gender-female'] };

const priceRequest = ({ email = 'visitor@example.com', company = '演示公司' }: Sender) => ({
  body: {
    quantity: 500,
    coverage: 100_000,
    attributes: [female],
    regions: [{ provinceCode: '11', cityCode: '1101' }],
    description: '新品概念测试',
    contact: { name: '林悦', email, mobile: '13900009999', company },
    consent: true as const,
  },
});

const sampleWith = (what: string, changes: Partial<SampleRequest>) => ({
  what,
  input: { body: { ...priceRequest({}).body, ...changes } },
});

/** The reason why a sample cannot be drawn. */
function refuseSample(db: MockDb, { attributes, regions, tagId }: SampleRequest): string | undefined {
  if (attributes.length === 0 && regions.length === 0)
    return 'Parameter "attributes" must not be empty when there are no regions';
  const types = attributes.map(({ type }) => type);
  const twice = types.find((type, index) => types.indexOf(type) !== index);
  if (twice) return `Parameter "attributes" has "${twice}" twice`;
  const unknown = attributes
    .flatMap(({ type, optionIds }) => optionIds.map((id) => ({ id, type })))
    .find(({ id, type }) => db.populationOptions.get(id)?.type !== type);
  if (unknown) return `Parameter "optionIds" has "${unknown.id}", which is no option of ${unknown.type}`;
  const elsewhere = regions.find(({ cityCode, provinceCode }) => !isInProvince(cityCode, provinceCode));
  if (elsewhere) return `Parameter "cityCode" is "${elsewhere.cityCode}", which is not in the province`;
  return tagId === undefined || db.tags.get(tagId)
    ? undefined
    : `Parameter "tagId" is "${tagId}", which is no tag`;
}

const { contact: _, ...withoutContact } = priceRequest({}).body;

const apply = (sender: Sender): Step => ({ id: 'submitApplication', input: application(sender) });
const askPrices = (sender: Sender): Step => ({ id: 'askSamplePrices', input: priceRequest(sender) });

const { applicationsPerAddressAndDay: perAddress, applicationsPerEmailAndDay: perEmail } = limits;
const another = (index: number) => ({ email: `visitor${index}@example.com` });
const anotherCompany = (index: number) => ({ company: `演示公司 ${index}` });

const emptySeo = { title: '', description: '', keywords: '' };

export const applicationOperations: OperationsOf<'application'> = {
  submitApplication: {
    handle({ db, body, address }) {
      const stored = store(db, {
        kind: 'application',
        email: body.email.toLowerCase(),
        address,
        body: JSON.stringify(body),
      });
      return 'code' in stored ? stored : ok(null);
    },
    screens: [{ path: paths.apply(), shows: 'toast', form: 'applicationForm' }],
    example: { input: application({}) },
    errors: {
      A5022: {
        cause: `Applies once more after ${perAddress} applications from the same network address within a day.`,
        after: times(perAddress, (index) => [apply(another(index))]),
        input: application({}),
      },
      A5023: {
        cause: `Applies once more after ${perEmail} applications with the same e-mail within a day.`,
        after: times(perEmail, (index) => [apply(anotherCompany(index))]),
        input: application({}),
      },
      A2010: { replay: 'The fake backend has no captcha provider that can reject a proof.' },
      B003: {
        cause: `Sends the same application twice within ${limits.repeatMs / 1000} seconds.`,
        after: [apply({})],
        input: application({}),
      },
    },
    readBack: { never: 'a consultant reads applications, and no operation does' },
    verify: 'example',
  },

  getSeo: {
    handle({ db, query: { path, lang } }) {
      const { title, description, keywords } = db.seo.get(rowId(path, lang)) ?? emptySeo;
      return ok({ title, description, keywords });
    },
    screens: [{ path: paths.home(), shows: 'nothing' }],
    example: { input: { query: { path: '/about/news', lang: 'en' } } },
    verify: 'example',
  },

  askSamplePrices: {
    handle({ db, user, body, address }) {
      const refused = refuseSample(db, body);
      if (refused) return fail('A0417', refused);
      const email = (user?.account ?? body.contact?.email)?.toLowerCase();
      if (!email) return fail('A0407', 'Parameter "contact" is missing');
      const stored = store(db, { kind: 'sample-price', email, address, body: JSON.stringify(body) });
      return 'code' in stored ? stored : ok({ id: stored.data.id });
    },
    screens: [{ path: paths.quote(), shows: 'toast' }],
    example: { input: priceRequest({}) },
    errors: {
      A0407: [{ what: 'no contact, from a visitor', input: { body: withoutContact } }],
      A0417: [
        sampleWith('neither attributes nor regions', { attributes: [], regions: [] }),
        sampleWith('an attribute twice', { attributes: [female, female] }),
        sampleWith('an option of another attribute', {
          attributes: [{ type: 'age', optionIds: female.optionIds }],
        }),
        sampleWith('a city of another province', { regions: [{ provinceCode: '11', cityCode: '4403' }] }),
        sampleWith('a tag that does not exist', { tagId: 't-unknown' }),
      ],
      A5022: {
        cause: `Requests again after ${perAddress} requests from the same network address within a day.`,
        after: times(perAddress, (index) => [askPrices(another(index))]),
        input: priceRequest({}),
      },
      A5023: {
        cause: `Requests again after ${perEmail} requests with the same e-mail within a day.`,
        after: times(perEmail, (index) => [askPrices(anotherCompany(index))]),
        input: priceRequest({}),
      },
      B003: {
        cause: `Sends the same request twice within ${limits.repeatMs / 1000} seconds.`,
        after: [askPrices({})],
        input: priceRequest({}),
      },
    },
    readBack: { never: 'a consultant reads requests, and no operation does' },
    verify: 'example',
  },
};
