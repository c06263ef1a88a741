import { useEffect, useState } from 'react';
import type { components } from '../../../openapi/generated/schema.d.ts';
import { ApiError } from '../../api/api-error.ts';
import { unwrap } from '../../api/unwrap.ts';
import { useServices } from '../../app/services.tsx';

type Colleague = components['schemas']['CompanyUser'];

/** Wait for a pause in typing before asking the API. */
const debounceMs = 250;

const maxSuggestions = 8;

/** The sub-accounts whose name or e-mail contains what is being typed; none while nothing is. */
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
        const { list } = await unwrap(services().api.GET('/v1/company/users', { params: { query } }));
        if (isCurrent) setColleagues(list.filter(({ parentId }) => Number(parentId) !== 0));
      } catch (error) {
        // The API layer has said so; the search itself does not need suggestions.
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
