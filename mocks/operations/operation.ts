import type { ErrorCode } from '../../openapi/generated/error-codes.ts';
import type { OperationCodes, OperationErrorCode } from '../../openapi/generated/operation-codes.ts';
import type { OperationId, TaggedOperations } from '../../openapi/generated/operations.ts';
import type { TextKey } from '../../src/i18n/namespaces.ts';
import type { seededAccounts } from '../db/accounts.ts';
import type { HandlerOf } from './call.ts';
import type { Data, Input, MethodOf, SecurityOf, SharedCode } from './contract-types.ts';
import type { Verification } from './verification.ts';

export type Account = keyof typeof seededAccounts;

/** Deviations of a call from the contract. */
export interface RequestOverrides {
  method?: string;
  /** Replaces, adds or (undefined) removes query values. */
  query?: Record<string, string | undefined>;
  /** Suffix of the operation's path. */
  suffix?: string;
  /** Replaces the body's text. */
  text?: string;
  contentType?: string;
  /** Fields that are sent without encryption. */
  unencrypted?: Record<string, string>;
  /** Replaces the token. */
  token?: string;
}

/** The part of an earlier response that later calls use. */
export interface ResponseData {
  ticket?: string;
  token?: string;
  refreshToken?: string;
  id?: string;
  list?: { id: string }[];
}

/** The data of earlier calls by operation. */
export type Earlier = Partial<Record<OperationId, ResponseData>>;

type Given<Id extends OperationId> = Partial<Input<Id>> | ((earlier: Earlier) => Partial<Input<Id>>);

/** A call on seeded data, with its prerequisites. Passwords are plain text. */
export interface ExampleCall<Id extends OperationId = OperationId> {
  /** Account of the call; anonymous by default. */
  as?: Account;
  /** Earlier calls in order. */
  after?: readonly Step[];
  /** The values of the call, or how earlier calls decide them; none by default. */
  input?: Given<Id>;
}

/** An earlier call with the same account by default, or a wait. */
export type Step =
  | { [Id in OperationId]: { id: Id } & Pick<ExampleCall<Id>, 'as' | 'input'> }[OperationId]
  | { waitMs: number };

/** A user action that triggers a code, and its call on seeded data, by default with the account of the example. */
export interface Trigger<Id extends OperationId = OperationId> extends ExampleCall<Id> {
  cause: string;
}

/** A code that only a replay rule produces, with the reason. */
export interface ReplayOnly {
  replay: string;
}

/** A deviation from the example call that triggers a code which many operations share. */
export interface Deviation<Id extends OperationId = OperationId> extends ExampleCall<Id>, RequestOverrides {
  what: string;
}

/** The values of a write: parameters and body. */
type Sent<Id extends OperationId> = Input<Id>['path'] &
  Input<Id>['query'] &
  (undefined extends Input<Id>['body'] ? object : Input<Id>['body']);

/** How the values of a write are read back. */
export interface Reading<Id extends OperationId = OperationId> {
  /** The operation that returns them. */
  by: OperationId;
  input?(sent: Sent<Id>, answer: ResponseData | null): Partial<Input<OperationId>>;
  /** Values that are returned under another name or in another form. */
  shown?(data: Record<string, unknown>): Record<string, unknown>;
  /** Values that it does not return, with the reason. */
  hidden?: Partial<Record<keyof Sent<Id>, string>>;
  /** Optional values that depend on each other. */
  together?: Partial<Input<Id>['body']>;
  /** The codes of the reading if the write takes away what it reads. */
  refused?: readonly OperationErrorCode<OperationId>[];
}

/** An entry of the list that an operation returns in pages. */
type Entry<Id extends OperationId> = Data<Id> extends { list: (infer Row)[] } ? Row : never;

/** The query parameters that narrow a list. */
type FilterOf<Id extends OperationId> = [Entry<Id>] extends [never]
  ? never
  : Exclude<keyof NonNullable<Input<Id>['query']> & string, 'page' | 'size' | 'sort' | 'lang' | '_t'>;

/** How the entries of a list show that a query parameter has an effect. */
export interface Filters<Name extends string, Row> {
  /** The values of an entry by which each parameter finds it. A keyword is a part of one of them. */
  filters: { [Key in Name]: { valuesOf(row: Row): readonly (string | number)[] }['valuesOf'] };
  /** The numbers by which the values of `sort` order the entries. */
  orders?: Record<string, { numberOf(row: Row): number }['numberOf']>;
}

/** Who may call an operation that requires a login: every account, main accounts, or the main account of the sub-account. */
export type Access = 'account' | 'main-account' | 'owner';

/** A page that calls an operation, and how the failure of the call shows. */
export interface Screen<Code extends ErrorCode = ErrorCode> {
  /** The unprefixed path. */
  path: string;
  /** The authenticated account; by default the main account if the operation requires a login, otherwise anonymous. */
  as?: Account;
  /**
   * How a failure shows: `toast`, over an unchanged page; `page`, an error page from the server; `frame`, the error page
   * of the user area and a toast; `section`, an error in a section of the page and a toast; `nothing`, the page renders without
   * the data.
   */
  shows: 'toast' | 'page' | 'frame' | 'section' | 'nothing';
  /** The form, by the name of its export, where several call the operation. */
  form?: string;
  /** The text of an empty page for codes that mean that there is nothing. */
  empty?: Partial<Record<Code, TextKey>>;
  /** Where codes show that neither are errors of the page nor show as the others, in English. */
  instead?: Partial<Record<Code, string>>;
}

/**
 * All that the fake backend knows about an operation beyond the contract. A code, a trigger or a reading that the contract
 * asks for and that is missing does not compile.
 */
export type ProductOperation<Id extends OperationId = OperationId> = {
  handle: HandlerOf<Id>;
  /** The pages that call it, or why no user interaction calls it directly. */
  screens: readonly Screen<OperationErrorCode<Id>>[] | { never: string };
  /** A call that succeeds. */
  example: ExampleCall<Id>;
  /** The call that verifies a real backend: the example, one that knows no seeded data, or the reason why there is none. */
  verify: 'example' | Verification<Id> | { never: string };
} & (SecurityOf<Id> extends 'required' ? { access: Access } : { access?: undefined }) &
  (MethodOf<Id> extends 'GET' ? { readBack?: undefined } : { readBack: Reading<Id> | { never: string } }) &
  ([FilterOf<Id>] extends [never] ? { filters?: undefined } : Filters<FilterOf<Id>, Entry<Id>>) &
  ([OperationCodes[Id]] extends [never]
    ? { errors?: SharedErrors<Id> }
    : { errors: OwnErrors<Id> & SharedErrors<Id> });

/** The codes that the contract lists for the operation. */
type OwnErrors<Id extends OperationId> = { [Code in OperationCodes[Id]]: Trigger<Id> | ReplayOnly };

/** The shared codes that its handler returns. */
type SharedErrors<Id extends OperationId> = { [Code in SharedCode<Id>]?: Deviation<Id>[] };

/** The operations of a tag. */
export type OperationsOf<Tag extends keyof TaggedOperations> = {
  [Id in TaggedOperations[Tag]]: ProductOperation<Id>;
};
