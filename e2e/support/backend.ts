import type { JournalEntry } from '../../mocks/engine/journal.ts';
import type { CodeOf, OperationId } from '../../mocks/engine/operation.ts';
import type { ReplayRule } from '../../mocks/engine/replay.ts';
import type { ErrorCode } from '../../openapi/generated/error-codes.ts';

/** Codes that any operation may answer with. */
type CommonCode = Extract<
  ErrorCode,
  `A04${string}` | 'A0103' | 'A0104' | 'A0202' | 'B0001' | 'B002' | 'B005'
>;

type RuleOptions = Omit<ReplayRule, 'operationId' | 'code' | 'fault'>;

/** A test's own sandbox of the fake backend, steered over HTTP. */
export class BackendSandbox {
  readonly #base: string;
  readonly name: string;

  constructor(base: string, name: string) {
    this.#base = base;
    this.name = name;
  }

  /** Makes an operation answer with a code that the contract lists for it. */
  fail<Id extends OperationId>(operationId: Id, code: CodeOf<Id> | CommonCode, options: RuleOptions = {}) {
    return this.#send('POST', '/rules', { operationId, code, ...options });
  }

  /** The same for a code that the contract does not list for the operation. */
  failUnchecked(operationId: OperationId | '*', code: ErrorCode, options: RuleOptions = {}) {
    return this.#send('POST', '/rules', { operationId, code, ...options });
  }

  /** Breaks the transport of an operation's calls, or slows them down. */
  disturb(operationId: OperationId | '*', rule: Pick<ReplayRule, 'fault' | 'delayMs' | 'times'>) {
    return this.#send('POST', '/rules', { operationId, ...rule });
  }

  /** Lets everything answer by itself again. */
  async clear() {
    await this.#send('DELETE', '/rules');
  }

  /** The calls of this test so far. */
  async journal(): Promise<JournalEntry[]> {
    return (await this.#send('GET', '/log')).json();
  }

  /** Starts a scenario; the world begins anew with it. */
  startScenario(name: string) {
    return this.#send('POST', '/scenarios', { name });
  }

  async #send(method: string, path: string, body?: object): Promise<Response> {
    const response = await fetch(`${this.#base}/__mock__${path}`, {
      method,
      headers: { 'X-Mock-Session': this.name, 'Content-Type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return response;
  }
}
