import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import styles from './search-dialog.module.css';
import { SearchResults } from './search-results.tsx';
import { searchShortcut } from './search-shortcut.ts';
import { useEntries } from './use-entries.ts';

/** The step of a key in the list of links. */
const steps: Record<string, number | undefined> = { ArrowDown: 1, ArrowUp: -1 };

/** The dialog of the site search. Arrow keys move between the field and the results. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['search']);
  const { index, articles, retry } = useEntries(useLanguage());
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isComposing = useRef(false);
  /** The key that waits for the results of the latest query. */
  const waiting = useRef<'Enter' | 'ArrowDown'>(undefined);
  const [query, setQuery] = useState('');
  const shown = useDeferredValue(query.trim());

  // Closed before removal, so that the browser restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const links = () => [...(dialog.current?.querySelectorAll<HTMLAnchorElement>('[data-results] a') ?? [])];

  function onKeyDown(event: KeyboardEvent): void {
    const step = steps[event.key];
    // Input methods use the arrow keys.
    if (step === undefined || isComposing.current) return;
    event.preventDefault();
    if (step === 1 && waitsForResults('ArrowDown')) return;
    const stops: (HTMLElement | null)[] = [field.current, ...links()];
    const at = stops.findIndex((stop) => stop?.matches(':focus'));
    stops.at((Math.max(at, 0) + step) % stops.length)?.focus();
  }

  /** Whether the results of the query are on their way. Then the key takes effect when they are shown. */
  function waitsForResults(key: 'Enter' | 'ArrowDown'): boolean {
    const isLoading = index === 'loading' || (articles === 'loading' && links().length === 0);
    const isBehind = query.trim() !== shown || isLoading;
    waiting.current = isBehind ? key : undefined;
    return isBehind;
  }

  function openFirst(event?: FormEvent): void {
    event?.preventDefault();
    if (!waitsForResults('Enter') && shown) links()[0]?.click();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs with new results
  useEffect(() => {
    if (waiting.current === 'Enter') openFirst();
    else if (waiting.current === 'ArrowDown' && !waitsForResults('ArrowDown')) links()[0]?.focus();
  }, [shown, index, articles]);

  /** A click on a result and on the backdrop, which belongs to the dialog. */
  function closeOnClick({ target, metaKey, ctrlKey }: MouseEvent): void {
    const isResult = target instanceof Element && target.closest('a') !== null;
    if (target === dialog.current || (isResult && !metaKey && !ctrlKey)) onClose();
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('search.title')}
      onKeyDown={onKeyDown}
      onClick={closeOnClick}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.panel}>
        <search>
          <form className={styles.form} onSubmit={openFirst}>
            <SearchIcon />
            <input
              ref={field}
              type="text"
              inputMode="search"
              enterKeyHint="search"
              autoComplete="off"
              spellCheck={false}
              maxLength={100}
              aria-label={t('search.title')}
              placeholder={t('search.placeholder')}
              value={query}
              onCompositionStart={() => {
                isComposing.current = true;
              }}
              onCompositionEnd={() => {
                isComposing.current = false;
              }}
              onChange={({ currentTarget }) => {
                waiting.current = undefined;
                setQuery(currentTarget.value);
              }}
            />
            <Button kind="chip" onClick={onClose}>
              {t('search.close')}
            </Button>
          </form>
        </search>
        <SearchResults query={shown} index={index} articles={articles} onRetry={retry} />
        <p className={styles.keys} aria-hidden="true">
          <span>
            <kbd>↑</kbd>
            <kbd>↓</kbd> {t('search.keys.move')}
          </span>
          <span>
            <kbd>Enter</kbd> {t('search.keys.open')}
          </span>
          <span>
            <kbd>Esc</kbd> {t('search.keys.close')}
          </span>
          <span>
            <kbd>{searchShortcut()}</kbd> {t('search.keys.search')}
          </span>
        </p>
      </div>
    </dialog>
  );
}
