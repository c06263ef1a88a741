import { Button } from '@fluentui/react-components';
import { useAtom } from 'jotai';
import { ShortcutDialog } from '../../app/search-dialog/shortcut-dialog.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SearchIcon } from '../../ui/icons.tsx';
import { showToast } from '../../ui/toast/toast-store.ts';
import { loadPalette, paletteOpenAtom } from './load-palette.ts';

/** The button of the command palette, which Ctrl K and ⌘ K open, too. Its code loads on first use. */
export function PaletteButton() {
  const { t } = useTranslation(['user']);
  const language = useLanguage();
  const [isOpen, setOpen] = useAtom(paletteOpenAtom);
  // A click shows the failure.
  const preload = () => void loadPalette(language).catch(() => {});
  return (
    <>
      <Button
        appearance="subtle"
        icon={<SearchIcon />}
        aria-label={t('user.layout.search')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      />
      <ShortcutDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        load={loadPalette}
        onLoadError={() => {
          setOpen(false);
          showToast({ kind: 'error', message: t('user.layout.searchFailed'), durationMs: 4000 });
        }}
      />
    </>
  );
}
