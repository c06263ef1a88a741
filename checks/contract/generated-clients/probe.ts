// Compiled by generated-clients.slow.test.ts, beside the generated clients that it imports. A misspelt field must not compile.
import type { listSubUsers } from './oazapfts';
import type { Api } from './swagger-typescript-api/client';

type IsAny<T> = 0 extends 1 & T ? true : false;
/** The data of a success. */
type DataOf<Body> = Body extends { data: infer Data } ? NonNullable<Data> : never;

type Oazapfts = Awaited<ReturnType<typeof listSubUsers>>;
type OazapftsData = DataOf<Extract<Oazapfts, { status: 200 }>['data']>;
type SwaggerData = DataOf<Awaited<ReturnType<Api<unknown>['v1']['listSubUsers']>>['data']>;

export const isAny: [IsAny<OazapftsData>, IsAny<SwaggerData>] = [false, false];

export const total = (one: OazapftsData, other: SwaggerData): number => one.total + other.total;

// @ts-expect-error: the page has no such field
export const misspeltByOazapfts = (data: OazapftsData) => data.totl;
// @ts-expect-error: the page has no such field
export const misspeltBySwagger = (data: SwaggerData) => data.totl;

/** A refusal has a code. */
type RefusalOf<Body> = Exclude<Body, { data: unknown }>;
export const codeOf = (refusal: RefusalOf<Extract<Oazapfts, { status: 400 }>['data']>): string =>
  refusal.code;
