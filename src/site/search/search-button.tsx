import { useSetAtom } from 'jotai';
import type { FormEvent, ReactNode } from 'react';
import { Form } from 'react-router';
import { localize } from '../../i18n/localized-path.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { paths } from '../../paths/paths.ts';
import { SearchIcon } from '../../ui/icons.tsx';
import { loadSearch, searchOpenAtom } from './load-search.ts';

interface SearchButtonProps {
  className?: string;
  children: ReactNode;
}

/** Opens the site search. Without scripts it opens the question library, which has a search of its own. */
export function SearchButton({ className, children }: SearchButtonProps) {
  const language = useLanguage();
  const setOpen = useSetAtom(searchOpenAtom);
  // A click shows the failure.
  const preload = () => void loadSearch(language).catch(() => {});

  function open(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    // The menu closes, so the dialog returns the focus to the button of the menu.
    event.currentTarget.closest('details')?.querySelector('summary')?.focus();
    setOpen(true);
  }

  return (
    <Form action={localize(paths.lib(), language)} onSubmit={open}>
      <button
        type="submit"
        className={className}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={preload}
        onFocus={preload}
      >
        <SearchIcon />
        {children}
      </button>
    </Form>
  );
}
