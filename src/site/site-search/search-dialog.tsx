import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  useDeferredValue,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { SearchIcon } from '../../ui/icons.tsx';
import styles from './search-dialog.module.css';
import { SearchResults } from './search-results.tsx';
import { searchShortcut } from './search-shortcut.ts';
import { useEntries } from './use-entries.ts';

/** The step of a key in the list of links. */
const steps: Record<string, number | undefined> = { ArrowDown: 1, ArrowUp: -1 };

/** The dialog of the site search. Arrow keys move between the field and the results, which are links. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['search']);
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isComposing = useRef(false);
  const { index, articles, retry } = useEntries(useLanguage());
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
    const stops: (HTMLElement | null)[] = [field.current, ...links()];
    const at = stops.findIndex((stop) => stop?.matches(':focus'));
    stops.at((Math.max(at, 0) + step) % stops.length)?.focus();
  }

  function openFirst(event: FormEvent): void {
    event.preventDefault();
    if (shown) links()[0]?.click();
  }

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
              onChange={({ currentTarget }) => setQuery(currentTarget.value)}
            />
            <button type="button" className={styles.close} onClick={onClose}>
              {t('search.close')}
            </button>
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
