import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { useServices } from '../../app/services.tsx';

/** The name of the user's company, loaded on demand. It is optional: a new customer has none, and a failure shows none. */
export function useCompanyName() {
  const services = useServices();
  const [company, setCompany] = useState<string>();
  return {
    company,
    async loadCompany() {
      try {
        setCompany((await services().backgroundApi.getCompanyInfo()).name);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
      }
    },
  };
}
