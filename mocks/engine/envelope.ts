import { isSchema, type ReadSchema } from './contract.ts';
import type { components } from './generated/control.d.ts';

/** The errors that the engine finds itself, in the order of its checks. */
export type EngineError =
  | 'badRequest'
  | 'notFound'
  | 'methodNotAllowed'
  | 'mediaType'
  | 'unparsable'
  | 'missing'
  | 'notAllowed'
  | 'invalid'
  | 'notEncrypted'
  | 'unauthorized'
  | 'forbidden'
  | 'internal';

/** How an API writes its answers: what surrounds the data, and how an error looks. */
export interface Envelope {
  /** The body of a success. */
  success(data: unknown): unknown;
  /** The body of an error. */
  failure(code: string, message: string): unknown;
  /** The code of an answer; undefined for a body that is no answer of the API. `body` is undefined where it is no JSON. */
  readCode(body: unknown, status: number): string | undefined;
  isSuccess(code: string): boolean;
  /** The field of a body that holds the data; without one, the body is the data. */
  dataField?: string;
  readSchema: ReadSchema;
  /** The code of each error that the engine finds. */
  codes: Record<EngineError, string>;
}

/** An API of plain JSON bodies, whose codes are the HTTP statuses. Spread it to write errors in another form. */
export const plainJson: Envelope = {
  success: (data) => data,
  failure: (_, message) => ({ error: message }),
  readCode: (_, status) => String(status),
  isSuccess: (code) => code.startsWith('2'),
  readSchema: (schema, status) => (status < 400 ? { success: schema, codes: [] } : { codes: [`${status}`] }),
  codes: {
    badRequest: '400',
    notFound: '404',
    methodNotAllowed: '405',
    mediaType: '415',
    unparsable: '400',
    missing: '400',
    notAllowed: '400',
    invalid: '400',
    notEncrypted: '400',
    unauthorized: '401',
    forbidden: '403',
    internal: '500',
  },
};

/** The codes of such an API: HTTP statuses of errors with their reason phrases. */
export const httpCodes: readonly components['schemas']['CatalogueCode'][] = Object.entries({
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
}).map(([code, meaning]) => ({
  code,
  meaning,
  text: { zh: meaning, en: meaning },
  httpStatus: Number(code),
}));

/** The data of a body. */
export const readData = ({ dataField }: Envelope, body: unknown): unknown =>
  dataField === undefined || !isSchema(body) ? body : body[dataField];

/** A body with other data. */
export const withData = ({ dataField }: Envelope, body: unknown, data: unknown): unknown =>
  dataField === undefined || !isSchema(body) ? data : { ...body, [dataField]: data };
