import { atom, useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { optional } from '../../api/settle.ts';
import { useServices } from '../../app/services.tsx';
import { userAtom } from '../../session/session-atoms.ts';

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
    void optional(services().backgroundApi.getCompanyInfo()).then((info) =>
      setCompany({ userId, name: info?.name }),
    );
  }, [services, userId, isLoaded, setCompany]);
}
