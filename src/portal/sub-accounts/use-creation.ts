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
 * Creates a sub-account. The reply of a creation can be lost: sent again it is refused, because the account exists. The existing one is
 * then that of the first try, if it is as new and of the same person.
 *
 * @returns a function that creates, with the id of the new account
 */
export function useCreation() {
  const services = useServices();
  const unanswered = useRef<{ body: Creation; time: number }>(undefined);
  return async (body: Creation): Promise<{ id: string }> => {
    const { api } = services();
    const before = unanswered.current;
    const isRepeated =
      before !== undefined && nameOf(before.body) === nameOf(body) && before.body.password === body.password;
    const time = isRepeated ? before.time : Date.now();
    try {
      return await api.createSubUser({ body, quiet: isRepeated ? ['A2001'] : false });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 0) unanswered.current = { body, time };
      if (error.code !== 'A2001' || !isRepeated) throw error;
      const { list } = await api.listSubUsers({ query: { keyword: body.account, size: 100 } });
      const existing = list.find(
        (row) => nameOf(row) === nameOf(body) && row.createTime > time - clockToleranceMs,
      );
      if (!existing) throw error;
      return existing;
    }
  };
}
