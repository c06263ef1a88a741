import type { ErrorCode } from '../../openapi/generated/error-codes.ts';
import type { OperationId } from '../../openapi/generated/operations.ts';
import type { seededAccounts } from '../db/accounts.ts';
import { type ControlClient, createControlClient, unwrap } from '../engine/control-client.ts';
import type { components } from '../engine/generated/control.d.ts';
import { writeRuleText } from '../engine/rule-text.ts';
import { defaultSandbox } from '../engine/sandbox.ts';
import type { CodeOf, Data } from '../operations/contract-types.ts';
import type { ScenarioName } from '../scenarios/scenario-name.ts';
import { type Session, toSession } from '../session.ts';

type Rule = components['schemas']['Rule'];
type LogEntry = components['schemas']['LogEntry'];

/** Codes that any operation may return. */
type CommonCode = Extract<
  ErrorCode,
  `A04${string}` | 'A0103' | 'A0104' | 'A0202' | 'B0001' | 'B002' | 'B005'
>;

/** A time relative to the clock of the fake backend, such as `+1d` or `-2h`. */
type RelativeTime = `${'+' | '-'}${number}${'ms' | 's' | 'm' | 'h' | 'd'}`;

/** A JSON merge patch of a value: every part is optional, and an object of indexes changes entries of a list. */
type MergePatch<T> = T extends number
  ? T | RelativeTime
  : T extends readonly (infer Entry)[]
    ? T | { [index: number]: MergePatch<Entry> | null }
    : T extends object
      ? { [Field in keyof T]?: MergePatch<T[Field]> | (undefined extends T[Field] ? null : never) }
      : T;

type RuleOptions = Omit<Rule, 'operationId' | 'code' | 'fault' | 'data' | 'body' | 'invalid'>;

/** The sandbox of one test, controlled over HTTP in Playwright and Vitest. */
export class BackendSandbox {
  readonly #control: ControlClient;
  readonly name: string;
  /** The headers that lead a request to this sandbox. */
  readonly headers: Readonly<Record<string, string>>;

  /**
   * @param base address of the API
   * @param name name of the sandbox, by default the one of requests without a name
   * @param pin PIN of a fake backend on another machine or in a container
   */
  constructor(base: string, name = defaultSandbox, pin?: string) {
    const address = base.replace(/\/$/, '');
    this.#control = createControlClient(address, {
      sandbox: name,
      pin,
      fetch: (request) =>
        fetch(request).catch((cause: unknown) => {
          throw new Error(`No fake backend responds at ${address}`, { cause });
        }),
    });
    this.name = name;
    this.headers = { 'X-Mock-Session': name, ...(pin && { 'X-Mock-Pin': pin }) };
  }

  /**
   * Sets rules in the format of a link, such as `createSubUser:A2012@1` or `listNews?page=2:503`.
   *
   * @returns the rules; the `hint` of one names the listed codes, where the contract does not list its code for the operation
   */
  set(rule: string): Promise<components['schemas']['ActiveRule'][]> {
    return unwrap(this.#control.POST('/rules', { body: { rule } }));
  }

  /** Makes an operation return a code that the contract lists for it. Other codes do not compile. */
  fail<Id extends OperationId>(operationId: Id, code: CodeOf<Id> | CommonCode, options: RuleOptions = {}) {
    return this.set(writeRuleText({ operationId, code, ...options }));
  }

  /** Changes the data of successful responses. What the contract does not know does not compile. */
  patch<Id extends OperationId>(operationId: Id, data: MergePatch<Data<Id>>, options: RuleOptions = {}) {
    return this.set(writeRuleText({ operationId, data, ...options }));
  }

  /** Removes all rules. */
  async clear() {
    await unwrap(this.#control.DELETE('/rules'));
  }

  /** Restores the seeded data, and removes rules and journal. */
  async reset() {
    await unwrap(this.#control.POST('/reset'));
  }

  /** Opens a session of a seeded account, without a password. */
  async signIn(key: keyof typeof seededAccounts): Promise<Session> {
    const path = { key };
    return toSession(await unwrap(this.#control.POST('/accounts/{key}/session', { params: { path } })));
  }

  /** Moves the sandbox's clock forward. */
  async advance(advanceMs: number): Promise<void> {
    await unwrap(this.#control.POST('/clock', { body: { advanceMs } }));
  }

  /** Sets the sandbox's clock, forward or back. */
  async setClock(time: Date): Promise<void> {
    await unwrap(this.#control.PUT('/clock', { body: { now: time.getTime() } }));
  }

  /** The calls of this test so far. */
  journal(): Promise<LogEntry[]> {
    return unwrap(this.#control.GET('/log'));
  }

  /** Starts a scenario. */
  startScenario(name: ScenarioName): Promise<components['schemas']['LinkResult']> {
    return unwrap(this.#control.POST('/scenarios', { body: { name } }));
  }
}
