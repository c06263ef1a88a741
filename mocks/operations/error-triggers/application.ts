import { limits } from '../../db/limits.ts';
import type { Step } from '../example-calls.ts';
import type { TriggersOf } from '../trigger.ts';
import { times } from './steps.ts';

interface Sender {
  email?: string;
  company?: string;
}

const application = ({ email = 'visitor@example.com', company = '演示公司' }: Sender) => ({
  body: { name: '林悦', email, mobile: '13900009999', company, lang: 'zh' as const },
});

const priceRequest = ({ email = 'visitor@example.com', company = '演示公司' }: Sender) => ({
  body: {
    quantity: 500,
    coverage: 100_000,
    attributes: [{ type: 'gender' as const, optionIds: ['gender-female'] }],
    regions: [],
    description: '新品概念测试',
    contact: { name: '林悦', email, mobile: '13900009999', company },
  },
});

const apply = (sender: Sender): Step => ({ id: 'submitApplication', input: () => application(sender) });
const askPrices = (sender: Sender): Step => ({ id: 'askSamplePrices', input: () => priceRequest(sender) });

const { applicationsPerAddressAndDay: perAddress, applicationsPerEmailAndDay: perEmail } = limits;
const another = (index: number) => ({ email: `visitor${index}@example.com` });
const anotherCompany = (index: number) => ({ company: `演示公司 ${index}` });

/** Triggers of trial applications and sample price requests. */
export const applicationTriggers: TriggersOf<'submitApplication' | 'askSamplePrices'> = {
  submitApplication: {
    A5022: {
      cause: `Applies once more after ${perAddress} applications from the same network address within a day.`,
      after: times(perAddress, (index) => [apply(another(index))]),
      input: () => application({}),
    },
    A5023: {
      cause: `Applies once more after ${perEmail} applications with the same e-mail within a day.`,
      after: times(perEmail, (index) => [apply(anotherCompany(index))]),
      input: () => application({}),
    },
    A2010: { replay: 'The fake backend has no captcha provider that can reject a proof.' },
    B003: {
      cause: `Sends the same application twice within ${limits.repeatMs / 1000} seconds.`,
      after: [apply({})],
      input: () => application({}),
    },
  },

  askSamplePrices: {
    A5022: {
      cause: `Requests again after ${perAddress} requests from the same network address within a day.`,
      after: times(perAddress, (index) => [askPrices(another(index))]),
      input: () => priceRequest({}),
    },
    A5023: {
      cause: `Requests again after ${perEmail} requests with the same e-mail within a day.`,
      after: times(perEmail, (index) => [askPrices(anotherCompany(index))]),
      input: () => priceRequest({}),
    },
    B003: {
      cause: `Sends the same request twice within ${limits.repeatMs / 1000} seconds.`,
      after: [askPrices({})],
      input: () => priceRequest({}),
    },
  },
};
