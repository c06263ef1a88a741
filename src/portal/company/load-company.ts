import { atom, useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import type { components } from '../../../openapi/generated/schema.d.ts';
import type { Api } from '../../api/client.ts';
import { apiContext } from '../../api/context.ts';
import { optional } from '../../api/settle.ts';
import type { LoaderArgs } from '../../app/loader-args.ts';
import { useServices } from '../../app/services.tsx';
import { userAtom } from '../../session/session-atoms.ts';
import { sessionContext } from '../../session/session-context.ts';

export type Company = components['schemas']['CompanyInfo'];

const findCompany = (api: Api): Promise<Company | null> =>
  api.getCompanyInfo({ quiet: ['B004'] }).catch((error) => {
    if (error.code === 'B004') return null;
    throw error;
  });

/** What a page asked for last: the header, which appears with it, does not ask again. */
let latest: { userId: string | undefined; company: Promise<Company | null> } | undefined;

/** The company of the user; null for a new customer. */
export function loadCompany({ context }: Pick<LoaderArgs, 'context'>): Promise<Company | null> {
  const company = findCompany(context.get(apiContext));
  latest = { userId: context.get(sessionContext).user?.id, company };
  return company;
}

/** The company of a user. The form of the company updates its name. */
export const companyNameAtom = atom<{ userId: string; name: string | undefined }>();

/** The name of the user's company, once it has loaded. It is optional: a new customer has none, and a failure shows none. */
export function useCompanyName(): string | undefined {
  const userId = useAtomValue(userAtom)?.id;
  const company = useAtomValue(companyNameAtom);
  return company?.userId === userId ? company?.name : undefined;
}

/** Loads the name of the user's company, once. For one component of a page. */
export function useLoadCompanyName(): void {
  const services = useServices();
  const userId = useAtomValue(userAtom)?.id;
  const [company, setCompany] = useAtom(companyNameAtom);
  const isLoaded = company?.userId === userId;

  useEffect(() => {
    if (!userId || isLoaded) return;
    const asked = latest?.userId === userId ? latest.company : findCompany(services().backgroundApi);
    void optional(asked).then((info) => setCompany({ userId, name: info?.name }));
  }, [services, userId, isLoaded, setCompany]);
}
