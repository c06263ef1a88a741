import { type Operation, readOperations } from './contract.ts';
import type { components } from './generated/control.d.ts';
import type { AnyCalls } from './operation.ts';
import { createRedaction, type Redaction, type Secrets } from './redaction.ts';
import { createRouter, type Route } from './router.ts';
import {
  type ContractChecks,
  createValidation,
  type ValidatedContract,
  type Validation,
} from './validation.ts';

/** An entry of the error catalogue. */
type CatalogueCode = components['schemas']['CatalogueCode'];

/** An API as its authors describe it. */
export interface ApiDescription extends ValidatedContract {
  /** Every code of the contract. */
  codes: readonly CatalogueCode[];
  /** Fields that journal and log mask. */
  secrets?: Secrets;
  /** Schemas such as `Email`, and fields such as `Company.address`, with a replacement for the n-th value in a recording. */
  personalData?: Readonly<Record<string, (number: number) => string>>;
  /** A query parameter that every call sends against caches. A call without it is answered, and violates the contract. */
  cacheBuster?: string;
  /** The field that counts the entries of a list beside it, which an empty list sets to 0. */
  totalField?: string;
}

/** An API with all that follows from its description, for readers of any operation. */
export interface AnyApi<Id extends string = string> extends ApiDescription {
  operations: readonly Operation<Id>[];
  findRoute(method: string, pathname: string): Route<Id>;
  validation: ContractChecks;
  redaction: Redaction;
}

/** The same with the types of its requests. `Calls` are the validated requests by operation. */
export interface Api<Calls> extends AnyApi<keyof Calls & string> {
  validation: Validation<Calls>;
}

/** Reads a description once, for fake backends, recordings and checks. */
export function createApi<Calls extends AnyCalls<Calls>>(description: ApiDescription): Api<Calls> {
  const operations = readOperations<keyof Calls & string>(
    description.contract,
    description.envelope.readSchema,
  );
  return {
    ...description,
    operations,
    findRoute: createRouter(operations),
    validation: createValidation<Calls>(description),
    redaction: createRedaction(description.secrets),
  };
}
