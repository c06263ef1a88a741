import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { isMainAccount } from '../../session/cookies.ts';
import { userAtom } from '../../session/session-atoms.ts';
import { SearchFrame } from '../../ui/search-dialog/search-frame.tsx';
import { PaletteResults } from './palette-results.tsx';
import { useProducts } from './use-products.ts';

/** The command palette: pages, actions, products and colleagues. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['palette', 'search']);
  const user = useAtomValue(userAtom);
  const products = useProducts();
  return (
    <SearchFrame
      title={t('palette.title')}
      placeholder={t('palette.placeholder')}
      closeLabel={t('search.close')}
      keys={{
        move: t('search.keys.move'),
        open: t('search.keys.open'),
        close: t('search.keys.close'),
        search: t('search.keys.search'),
      }}
      onClose={onClose}
    >
      {(query) => (
        <PaletteResults query={query} products={products} isMain={user !== null && isMainAccount(user)} />
      )}
    </SearchFrame>
  );
}
