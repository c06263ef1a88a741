import { useEffect, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { useServices } from '../../app/services.tsx';
import { useContent } from '../../i18n/use-content.ts';
import { useContentLanguage } from '../../i18n/use-language.ts';
import { withFallback } from '../errors/with-fallback.ts';
import { type Attribute, attributeTypes, bundledAttributes } from './population.ts';
import type { Tag } from './quote-form.ts';

interface Lists {
  attributes: readonly Attribute[];
  /** Null when loading failed, undefined while loading. */
  tags: readonly Tag[] | null | undefined;
}

/** Retries anonymously when the session has expired: the lists are public. */
async function loadAnonymouslyOnExpiry<List>(load: () => Promise<List>): Promise<List> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof ApiError && error.handling.endsSession) return load();
    throw error;
  }
}

/**
 * The lists of options. The browser loads them, because these calls send the token, which the server does not have. The bundled
 * attributes replace them while they load and when they fail.
 */
export function useLists(): Lists {
  const bundled = useContent('population');
  const lang = useContentLanguage();
  const services = useServices();
  const [{ attributes, tags }, setLists] = useState<Partial<Lists>>({});

  useEffect(() => {
    let isLeft = false;
    const { backgroundApi } = services();
    const query = { lang };
    const show = (lists: Partial<Lists>) => isLeft || setLists((others) => ({ ...others, ...lists }));
    withFallback(
      loadAnonymouslyOnExpiry(() =>
        backgroundApi.listPopulationAttributes({
          query: { ...query, types: [...attributeTypes] },
        }),
      ),
      () => undefined,
    ).then((found) => show({ attributes: found }));
    withFallback(
      loadAnonymouslyOnExpiry(() => backgroundApi.listMatchTags({ query })),
      () => null,
    ).then((found) => show({ tags: found }));
    return () => {
      isLeft = true;
    };
  }, [lang, services]);

  return { attributes: attributes ?? bundledAttributes(bundled), tags };
}
