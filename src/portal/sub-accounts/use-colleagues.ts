import { useEffect, useState } from 'react';
import type { components } from '../../../openapi/generated/schema.d.ts';
import { ApiError } from '../../api/api-error.ts';
import { useServices } from '../../app/services.tsx';

type Colleague = components['schemas']['CompanyUser'];

/** The debounce time. */
const debounceMs = 250;

const maxSuggestions = 8;

/** The colleagues whose name or e-mail contains the keyword; none without a keyword. */
export function useColleagues(keyword: string): readonly Colleague[] {
  const services = useServices();
  const [colleagues, setColleagues] = useState<readonly Colleague[]>([]);
  const wanted = keyword.trim();

  useEffect(() => {
    if (wanted === '') return setColleagues([]);
    let isCurrent = true;
    const timer = setTimeout(async () => {
      try {
        const query = { keyword: wanted, page: 1, size: maxSuggestions };
        const { list } = await services().api.listCompanyUsers({ query, quiet: ['A0403'] });
        if (isCurrent) setColleagues(list.filter(({ parentId }) => Number(parentId) !== 0));
      } catch (error) {
        // The API client shows the error; suggestions are optional.
        if (!(error instanceof ApiError)) throw error;
      }
    }, debounceMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [services, wanted]);

  return colleagues;
}
