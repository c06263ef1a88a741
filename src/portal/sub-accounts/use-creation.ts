import { useState } from 'react';
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
 * Creates sub-accounts. The reply of a creation can be lost: before it is sent again, it is looked for. The one of the first try has the
 * same person and is as new.
 *
 * @returns a function that creates, with the id of the new account
 */
export function useCreation() {
  const services = useServices();
  /** The creations without a reply, by person. */
  const [unanswered] = useState(() => new Map<string, { password: string; time: number }>());
  return async (body: Creation): Promise<{ id: string }> => {
    const { api } = services();
    const before = unanswered.get(nameOf(body));
    if (before && before.password === body.password) {
      const { list } = await api.listSubUsers({ query: { keyword: body.account, size: 100 } });
      const isFirstTry = (row: (typeof list)[number]) =>
        nameOf(row) === nameOf(body) && row.createTime > before.time - clockToleranceMs;
      const existing = list.find(isFirstTry);
      if (existing) return existing;
    }
    try {
      return await api.createSubUser({ body });
    } catch (error) {
      if (error instanceof ApiError && error.status === 0)
        unanswered.set(nameOf(body), { password: body.password, time: Date.now() });
      throw error;
    }
  };
}
