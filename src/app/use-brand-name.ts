import { useContentLanguage } from '../i18n/use-language.ts';
import { useBootstrapData } from './bootstrap-data.tsx';

/** The configured name of the organization in the language of the page; undefined without one. */
export function useBrandName(): string | undefined {
  const { brandName } = useBootstrapData().config;
  return brandName?.[useContentLanguage()];
}
