import { readAnswerWord } from './answer-words.ts';
import { createApi } from './api.ts';
import type { BackendDefinition, EngineDb } from './backend-definition.ts';
import type { Operation } from './contract.ts';
import { ControlError, findByName, suggest } from './control-error.ts';
import { plainJson } from './envelope.ts';
import { faults } from './faults.ts';
import type { components, operations as controlOperations } from './generated/control.d.ts';
import controlDocument from './generated/control.json' with { type: 'json' };
import { jsonResponse, type ReceivedRequest } from './http.ts';
import type { AnyCalls, InputOf, OutputOf } from './operation.ts';
import { readJson } from './read-json.ts';
import { readLink } from './read-link.ts';
import {
  type ActiveRule,
  checkRule,
  type Known,
  type ReplayRule,
  RuleSet,
  type WrittenRule,
} from './replay.ts';
import type { ResponseChanges } from './response-changes.ts';
import { readRuleText, writeRuleText } from './rule-text.ts';
import type { Sandbox } from './sandbox.ts';
import { unlistedCodeHint } from './unlisted-code.ts';

type Schemas = components['schemas'];
type ControlId = keyof controlOperations & string;
type Input<Id extends ControlId> = InputOf<controlOperations[Id]>;

/** The control plane's own API. */
const controlApi = createApi<{ [Id in ControlId]: Input<Id> }>({
  contract: controlDocument,
  envelope: plainJson,
  codes: [],
});

/** The schema of a rule. The object is the key of its compiled validator. */
const ruleSchema = { $ref: '#/components/schemas/Rule' };

const isRule = (candidate: object): candidate is WrittenRule =>
  controlApi.validation.value(ruleSchema, candidate).length === 0;

/** What the control plane acts on. */
interface Steered<MockDb> {
  changes: ResponseChanges;
  reset(sandbox: Sandbox<MockDb>): void;
  upstream: Schemas['Upstream'] | undefined;
  usedLastBeside(name: string): string | undefined;
  otherDevices: (() => Schemas['Catalogue']['otherDevices']) | undefined;
  /** The operations that are answered, if not all. */
  only: readonly string[] | undefined;
}

interface ControlPlane<MockDb> {
  /** Answers a request to a path of `control.yaml`. An invalid request gets status 400 and the reason. */
  handle(path: string, received: ReceivedRequest, sandbox: Sandbox<MockDb>): Response;
  /**
   * Validates an external rule.
   *
   * @throws ControlError with the invalid name and similar valid names
   */
  readRule(candidate: object): ReplayRule;
}

/** Creates the control plane. It uses the router and the validation of every API. */
export function createControlPlane<Calls extends AnyCalls<Calls>, MockDb extends EngineDb, User>(
  definition: BackendDefinition<Calls, MockDb, User>,
  { changes, reset, upstream, usedLastBeside, otherDevices, only }: Steered<MockDb>,
): ControlPlane<MockDb> {
  const { validation, operations: controls } = controlApi;
  const { api, scenarios = [], logins, dbVersion = '' } = definition;
  const { operations, codes } = api;
  const accounts = logins?.accounts ?? [];
  const known: Known = {
    operations: operations.map(({ operationId }) => operationId),
    codes: codes.map(({ code }) => code),
    problemsOf: (operationId, rule) =>
      operations
        .filter((operation) => operation.operationId === operationId)
        .flatMap((operation) => changes.problems(operation, rule)),
    fieldsOf: (operationId) =>
      operations.filter((one) => one.operationId === operationId).flatMap(changes.fieldsOf),
    readWord: (operationId, word) =>
      readAnswerWord(
        word,
        operations.find((one) => one.operationId === operationId),
        { api, emptyData: changes.emptyData },
      ),
  };

  const toActiveRule = (active: ActiveRule): Schemas['ActiveRule'] => ({
    ...active,
    text: writeRuleText(active.rule),
    hint: unlistedCodeHint(active.rule, operations),
  });

  function readRule(candidate: object): ReplayRule {
    if (isRule(candidate)) {
      const rule = checkRule(candidate, known);
      if (only && rule.operationId !== '*' && !only.includes(rule.operationId))
        throw new ControlError(
          `These handlers do not answer ${rule.operationId}, only ${new Intl.ListFormat('en-GB').format(only)}`,
        );
      return rule;
    }
    const [violation = ''] = validation.value(ruleSchema, candidate);
    throw new ControlError(violation.replace(/^\/(\w+)/, '"$1"'));
  }

  function apply(link: Schemas['Link'], sandbox: Sandbox<MockDb>): Schemas['LinkResult'] {
    const { rules: written, scenario, account, problems } = readLink(link, { scenarios, accounts }, readRule);
    const { replace = false } = link;
    const before = replace ? sandbox.rules.list() : [];
    const { replaced } = sandbox.rules;
    if (replace) sandbox.rules.clear();
    if (scenario) {
      reset(sandbox);
      sandbox.scenario = scenario.name;
      scenario.prepare?.(sandbox.db);
      sandbox.beginning = { scenario: scenario.name };
      sandbox.db.begin?.();
    }
    sandbox.linkProblems = problems;
    const own = (scenario?.rules ?? []).map((rule) => sandbox.rules.add(rule, { ofScenario: true }));
    const rules = [...own, ...written.map((rule) => sandbox.rules.add(rule))];
    // A rule that the link sets again is not replaced. A link that replaces nothing keeps what the one before has replaced.
    const texts = new Set(rules.map(({ rule }) => writeRuleText(rule)));
    const gone = before.filter(({ rule }) => !texts.has(writeRuleText(rule)));
    sandbox.rules.replaced = replace && gone.length === 0 ? replaced : gone;
    return {
      scenario: scenario && describe(scenario),
      rules: rules.map(toActiveRule),
      problems,
      signedIn: account && logins?.signInAs(sandbox.db, account.key),
    };
  }

  const handlers: {
    [Id in ControlId]: (input: Input<Id>, sandbox: Sandbox<MockDb>) => OutputOf<controlOperations[Id]>;
  } = {
    getCatalogue: () => ({
      contractVersion: api.contract.info.version,
      operations: operations.map((operation) => {
        const { operationId, method, path, tag, summary, codes: own } = operation;
        const hasList = changes.emptyData(operation) !== undefined;
        const pages = [...(definition.pagesOf?.(operationId) ?? [])];
        return { operationId, method, path, tag, summary, codes: [...own], hasList, pages };
      }),
      codes: [...codes],
      faults: [...faults],
      accounts: [...accounts],
      publicKey: definition.encryption?.publicKey,
      otherDevices: otherDevices?.(),
    }),

    getState: ({ query: { after } }, { name, scenario, db, rules, journal, linkProblems }) => ({
      sandbox: name,
      otherSandbox: usedLastBeside(name),
      scenario,
      now: db.clock.now(),
      rules: rules.list().map(toActiveRule),
      // As in a link: of two rules for one operation, the later one wins.
      replacedRules: rules.replaced.map(({ rule }) => writeRuleText(rule)).toReversed(),
      linkProblems: [...linkProblems],
      firstCallId: journal.firstId,
      lastCallId: journal.lastId,
      // A restart begins the numbers again.
      calls: after === undefined ? [] : journal.list(after > journal.lastId ? 0 : after),
      upstream: upstream && { source: upstream.source, address: upstream.address, file: upstream.file },
    }),

    listRules: (_, { rules }) => rules.list().map(toActiveRule),
    setRules({ body }, { rules }) {
      const read = readRuleText(body.rule).map(readRule);
      return read.map((rule) => toActiveRule(rules.add(rule)));
    },
    clearRules(_, { rules }) {
      rules.clear();
      return {};
    },
    removeRule({ path: { id } }, { rules }) {
      if (!rules.remove(Number(id))) throw new ControlError(`There is no rule ${id}`);
      return {};
    },
    switchRule({ path: { id }, body: { off } }, { rules }) {
      const active = rules.switch(Number(id), off);
      if (!active) throw new ControlError(`There is no rule ${id}`);
      return toActiveRule(active);
    },

    applyLink: ({ body }, sandbox) => apply(body, sandbox),
    dismissLinkProblems(_, sandbox) {
      sandbox.linkProblems = [];
      return {};
    },
    listScenarios: () => scenarios.map(describe),
    startScenario: ({ body: { name, as } }, sandbox) => apply({ scenario: name, as }, sandbox),

    getLog: ({ query: { after } }, { journal }) => journal.list(after),
    clearLog(_, { journal }) {
      journal.clear();
      return {};
    },

    getClock: (_, { db }) => ({ now: db.clock.now() }),
    advanceClock({ body: { advanceMs } }, { db }) {
      db.clock.advance(advanceMs);
      return { now: db.clock.now() };
    },
    setClock({ body: { now } }, { db }) {
      db.clock.set(now);
      return { now: db.clock.now() };
    },
    resetClock(_, { db }) {
      db.clock.advance(-db.clock.movedMs());
      return { now: db.clock.now() };
    },

    signInAs({ path: { key } }, { db }) {
      const account = findByName('account', key, accounts, 'key', 'account');
      const signedIn = logins?.signInAs(db, account.key);
      if (!signedIn) throw new ControlError(`The account ${account.key} no longer exists in the database`);
      return signedIn;
    },

    saveSnapshot: (_, { scenario, db, rules }) => ({
      version: dbVersion,
      scenario,
      db: { ...db.save() },
      rules: rules.list().map(toActiveRule),
    }),
    loadSnapshot({ body: { version, scenario, db, rules } }, sandbox) {
      if (version !== dbVersion) {
        throw new ControlError(`The snapshot is of version ${version}, this fake backend reads ${dbVersion}`);
      }
      const book = new RuleSet();
      for (const { rule, ...counts } of rules.toReversed()) book.add(checkRule(rule, known), counts);
      sandbox.db = definition.createDb(db);
      sandbox.rules = book;
      sandbox.scenario = scenario;
      sandbox.beginning = { scenario, saved: db };
      return {};
    },

    reset(_, sandbox) {
      reset(sandbox);
      return {};
    },
  };

  function act(path: string, received: ReceivedRequest, sandbox: Sandbox<MockDb>): Response {
    const { method } = received.request;
    const { called } = controlApi.findRoute(method, path);
    if (!called) {
      const names = controls.map((operation) => `${operation.method} ${operation.path}`);
      const wanted = `${method} ${path}`;
      return refuse(`The control plane has no ${wanted}.${suggest(wanted, names)}`, 404);
    }
    const { operation } = called;
    const read = operation.body ? readJson(received) : { body: undefined };
    if ('error' in read) throw new ControlError(read.msg);
    const raw = { path: called.path, query: received.url.searchParams, body: read.body };
    return jsonResponse(JSON.stringify(handle(operation, raw, sandbox)));
  }

  function handle<Id extends ControlId>(
    operation: Operation<Id>,
    raw: Parameters<typeof validation.request>[1],
    sandbox: Sandbox<MockDb>,
  ): OutputOf<controlOperations[Id]> {
    const input = validation.request(operation, raw);
    if ('error' in input) throw new ControlError(input.msg);
    const output = handlers[operation.operationId](input, sandbox);
    const [violation] = validation.response(operation, output, operation.successStatus);
    if (violation)
      throw new Error(
        `The control plane's ${operation.operationId} answers against its contract: ${violation}`,
      );
    return output;
  }

  return {
    readRule,
    handle(path, received, sandbox) {
      try {
        return act(path, received, sandbox);
      } catch (error) {
        if (error instanceof ControlError) return refuse(error.message, 400);
        throw error;
      }
    },
  };
}

const refuse = (error: string, status: number): Response => jsonResponse(JSON.stringify({ error }), status);

/** A scenario without its internal parts. */
const describe = ({ name, title, description, path, as }: Schemas['Scenario']): Schemas['Scenario'] => ({
  name,
  title,
  description,
  path,
  as,
});
