import type { Page } from '@playwright/test';
import { api } from '../mocks/api.ts';
import type { OperationId } from '../openapi/generated/operations.ts';
import { defaultTimeoutMs } from '../src/api/client.ts';

/** An answer of the API that has not reached the page. */
interface HeldAnswer {
  /** Resolves when the API has answered the first call. */
  answered: Promise<void>;
  /** Delivers the answer, and those of later calls at once. */
  release(): void;
}

/** Holds what the API answers to the browser's calls of an operation. A test sees the state in between, however slow the machine. */
export async function holdAnswer(page: Page, operationId: OperationId): Promise<HeldAnswer> {
  const operation = api.operations.find((candidate) => candidate.operationId === operationId);
  if (!operation) throw new Error(`The contract has no ${operationId}`);
  await waitForAnswers(page);
  const address = new RegExp(`${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  const answered = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(
    ({ pathname }) => address.test(pathname),
    async (route) => {
      if (route.request().method() !== operation.method) return route.fallback();
      const response = await route.fetch();
      answered.resolve();
      await released.promise;
      await route.fulfill({ response });
    },
  );
  return { answered: answered.promise, release: released.resolve };
}

/** Holds every call of the page to the API until the returned function is called: the page stays in its loading state. */
export async function holdApi(page: Page, apiBase: string): Promise<() => void> {
  await waitForAnswers(page);
  const released = Promise.withResolvers<void>();
  await page.route(`${apiBase}/**`, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

/** The client gives a call up after seconds in which a slow machine has not judged the page. Here it waits for as long as it takes. */
async function waitForAnswers(page: Page): Promise<void> {
  const wait = (limitMs: number) => {
    const { setTimeout } = window;
    const patient = (run: TimerHandler, ms?: number, ...values: unknown[]) =>
      ms === limitMs ? 0 : setTimeout(run, ms, ...values);
    Object.assign(window, { setTimeout: patient });
  };
  await page.addInitScript(wait, defaultTimeoutMs);
  await page.evaluate(wait, defaultTimeoutMs);
}

/** Lets the API answer the next call to an address, and the page lose the answer. */
export async function loseAnswer(page: Page, address: RegExp): Promise<void> {
  await page.route(
    address,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}
