import { useRef } from 'react';
import type { components } from '../../../openapi/generated/schema.d.ts';
import { ApiError } from '../../api/api-error.ts';
import { useServices } from '../../app/services.tsx';

type Creation = components['schemas']['SubUserCreateRequest'];

/** How much the clock of the server may be behind. */
const clockToleranceMs = 10 * 60_000;

/** What tells a repeated creation from another one. */
const nameOf = ({ account, name, mobile }: Pick<Creation, 'account' | 'name' | 'mobile'>) =>
  [account.toLowerCase(), name, mobile].join('\n');

/**
 * Creates a sub-account. The reply of a creation can be lost: before it is sent again, it is looked for. The one of the first try has the
 * same person and is as new.
 *
 * @returns a function that creates, with the id of the new account
 */
export function useCreation() {
  const services = useServices();
  const unanswered = useRef<{ body: Creation; time: number }>(undefined);
  return async (body: Creation): Promise<{ id: string }> => {
    const { api } = services();
    const before = unanswered.current;
    if (before && nameOf(before.body) === nameOf(body) && before.body.password === body.password) {
      const { list } = await api.listSubUsers({ query: { keyword: body.account, size: 100 } });
      const isFirstTry = (row: (typeof list)[number]) =>
        nameOf(row) === nameOf(body) && row.createTime > before.time - clockToleranceMs;
      const existing = list.find(isFirstTry);
      if (existing) return existing;
    }
    try {
      return await api.createSubUser({ body });
    } catch (error) {
      if (error instanceof ApiError && error.status === 0) unanswered.current = { body, time: Date.now() };
      throw error;
    }
  };
}
