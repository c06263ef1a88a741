import type { BackendDefinition, EngineDb } from './backend-definition.ts';
import { type ActiveRule, RuleSet } from './replay.ts';
import { type Beginning, defaultSandbox, type Sandbox } from './sandbox.ts';

/** Stores the changes of a sandbox in order, for all backends that share it. */
export interface ChangeStore {
  /** Runs a function under an exclusive lock of the store. */
  lock<T>(work: () => Promise<T>): Promise<T>;
  /** The changes that this backend has not read yet, oldest first. */
  readNew(): Promise<string[]>;
  /** Adds a change. A reset replaces all earlier changes. */
  add(change: string, isReset: boolean): Promise<void>;
}

interface Change {
  beginning?: Beginning;
  /** All rules, newest first. */
  rules?: readonly Omit<ActiveRule, 'id'>[];
  db?: object;
}

/** Runs work on a sandbox, so that backends that share its state do not disturb each other. */
export type Transact<Db> = <T>(sandbox: Sandbox<Db>, work: () => Promise<T>) => Promise<T>;

/**
 * Runs reads and writes of the default sandbox so that backends with the same store share one state. It applies the
 * changes of other backends first and stores its own changes afterwards.
 */
export function createTransactions<MockDb extends EngineDb>(
  { createDb, scenarios = [] }: Pick<BackendDefinition<object, MockDb>, 'createDb' | 'scenarios'>,
  reset: (sandbox: Sandbox<MockDb>) => void,
  store: ChangeStore,
): Transact<MockDb> {
  function apply({ beginning, rules, db }: Change, sandbox: Sandbox<MockDb>): void {
    if (beginning) {
      const { scenario: name, saved } = beginning;
      reset(sandbox);
      if (saved) sandbox.db = createDb(saved);
      else scenarios.find((scenario) => scenario.name === name)?.prepare?.(sandbox.db);
      sandbox.scenario = name;
      sandbox.beginning = beginning;
      sandbox.db.begin?.();
    }
    if (db) sandbox.db.apply?.(db);
    if (rules) {
      sandbox.rules = new RuleSet();
      for (const { rule, ...counts } of rules.toReversed()) sandbox.rules.add(rule, counts);
    }
    // Applied changes are not changes of this backend.
    sandbox.db.takeChanges?.();
  }

  const rulesOf = (sandbox: Sandbox<MockDb>) => sandbox.rules.list().map(({ id: _, ...rule }) => rule);

  return async function transact<T>(sandbox: Sandbox<MockDb>, work: () => Promise<T>): Promise<T> {
    if (sandbox.name !== defaultSandbox) return work();
    return store.lock(async () => {
      for (const change of await store.readNew()) apply(JSON.parse(change), sandbox);
      const { beginning } = sandbox;
      const rules = JSON.stringify(rulesOf(sandbox));
      const result = await work();
      const isReset = sandbox.beginning !== beginning;
      const change: Change = {
        beginning: isReset ? sandbox.beginning : undefined,
        rules: isReset || JSON.stringify(rulesOf(sandbox)) !== rules ? rulesOf(sandbox) : undefined,
        db: sandbox.db.takeChanges?.(),
      };
      if (Object.values(change).some(Boolean)) await store.add(JSON.stringify(change), isReset);
      return result;
    });
  };
}
