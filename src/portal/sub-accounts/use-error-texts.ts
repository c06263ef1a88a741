import { lookup } from '../../i18n/lookup.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { LineError } from './check-lines.ts';

/** Returns the text of errors of a line: one sentence, with a full stop only at its end. */
export function useErrorTexts(): (errors: readonly LineError[]) => string {
  const { t } = useTranslation(['subAccount']);
  const language = useLanguage();
  return (errors) =>
    errors
      .map((error) => ('values' in error ? t(error.key, error.values) : lookup(language, error.key)))
      .map((text, index) => (index < errors.length - 1 ? text?.replace(/[.。]$/, '') : text))
      .join(t('subAccount.import.and'));
}
