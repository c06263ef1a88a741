import en from '../locales/en/common.apiMsg.json' with { type: 'json' };
import zh from '../locales/zh/common.apiMsg.json' with { type: 'json' };
import { type PersonalData, secretFields, secretResponseFields } from '../openapi/generated/call-facts.ts';
import contract from '../openapi/generated/contract.json' with { type: 'json' };
import { errorCodes } from '../openapi/generated/error-codes.ts';
import { type ApiDescription, createApi } from './engine/api.ts';
import { envelope } from './envelope.ts';
import { isLine } from './line-format.ts';
import type { Calls } from './operations/call.ts';

const texts = { zh: new Map(Object.entries(zh)), en: new Map(Object.entries(en)) };

const person = (number: number) => `Person ${number}`;
const mobile = (number: number) => `1390000${String(number).padStart(4, '0')}`;

/** The API of the product without its contract, which a test or a tool may replace. */
export const apiDescription: Omit<ApiDescription, 'contract'> = {
  envelope,
  codes: Object.entries(errorCodes).map(([code, { meaning, httpStatus }]) => ({
    code,
    meaning,
    httpStatus,
    text: { zh: texts.zh.get(code) ?? code, en: texts.en.get(code) ?? code },
  })),
  secrets: { request: secretFields, response: secretResponseFields },
  personalData: {
    PersonName: person,
    SubUserName: person,
    CompanyName: (number) => `Company ${number}`,
    Email: (number) => `person${number}@example.com`,
    Mobile: mobile,
    MobileOrEmpty: mobile,
    'CompanyInfo.address': (number) => `Address ${number}`,
    'CompanyInfo.postcode': (number) => String(100_000 + number),
    'CompanyInfo.telephone': (number) => `010-${10_000_000 + number}`,
    'CompanyInfo.website': (number) => `https://company${number}.example.com`,
    'SamplePriceRequest.description': (number) => `Description ${number}`,
  } satisfies Record<PersonalData, (number: number) => string>,
  formats: { line: isLine },
  cacheBuster: '_t',
  totalField: 'total',
};

/** The API of the product: its operations, routes and validation. */
export const api = createApi<Calls>({ ...apiDescription, contract });
