import { useMemo } from 'react';
import { useTranslation as useI18next } from 'react-i18next';
import { typed } from './i18n.ts';
import type { Namespace, Translate } from './namespaces.ts';

/** Returns the texts of these namespaces in the language of the page. The component suspends until they are loaded. */
export function useTranslation<const N extends Namespace>(namespaces: readonly N[]): { t: Translate<N> } {
  const names: readonly string[] = namespaces;
  const { t } = useI18next(names);
  return { t: useMemo(() => typed(t), [t]) };
}
