import { useAtomValue } from 'jotai';
import { SearchFrame } from '../../app/search-dialog/search-frame.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { isMainAccount } from '../../session/cookies.ts';
import { userAtom } from '../../session/session-atoms.ts';
import { PaletteResults } from './palette-results.tsx';
import { useProducts } from './use-products.ts';

/** The command palette: pages, actions, products and colleagues. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['palette']);
  const user = useAtomValue(userAtom);
  const products = useProducts();
  return (
    <SearchFrame title={t('palette.title')} placeholder={t('palette.placeholder')} onClose={onClose}>
      {(query) => (
        <PaletteResults query={query} products={products} isMain={user !== null && isMainAccount(user)} />
      )}
    </SearchFrame>
  );
}
