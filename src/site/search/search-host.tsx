import { useAtom } from 'jotai';
import { ShortcutDialog } from '../../app/search-dialog/shortcut-dialog.tsx';
import { fileInSite } from '../../i18n/base-path.ts';
import { localize } from '../../i18n/localized-path.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { paths } from '../../paths/paths.ts';
import { loadSearch, searchOpenAtom } from './load-search.ts';

/** The site search of a page. */
export function SearchHost() {
  const language = useLanguage();
  const [isOpen, setOpen] = useAtom(searchOpenAtom);
  return (
    <ShortcutDialog
      isOpen={isOpen}
      onOpenChange={setOpen}
      load={loadSearch}
      // The question library has a search of its own, as for the button without scripts.
      onLoadError={() => location.assign(fileInSite(localize(paths.lib(), language)))}
    />
  );
}
