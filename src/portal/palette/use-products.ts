import { useEffect, useState } from 'react';
import type { components } from '../../../openapi/generated/schema.d.ts';
import { optional } from '../../api/settle.ts';
import { useServices } from '../../app/services.tsx';
import { useContentLanguage } from '../../i18n/use-language.ts';

type Product = components['schemas']['MyProduct'];

/** The products of the user; none until they are loaded. */
export function useProducts(): readonly Product[] {
  const services = useServices();
  const lang = useContentLanguage();
  const [products, setProducts] = useState<readonly Product[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const call = services().backgroundApi.listMyProducts({ query: { lang } });
    void optional(call).then((loaded = []) => isCurrent && setProducts(loaded));
    return () => {
      isCurrent = false;
    };
  }, [services, lang]);
  return products;
}
