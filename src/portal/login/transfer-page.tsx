import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { useServices } from '../../app/services.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { localize } from '../../i18n/localized-path.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { LoadingOverlay } from '../../ui/loading/loading-overlay.tsx';
import { removeLeftDrafts } from '../drafts/left-drafts.ts';

export const handle: PageHandle = { namespaces: ['user'], isPersonal: true };

/** The target of each action; the home page by default. */
const targets = new Map([
  ['login', paths.login()],
  ['user', paths.user()],
]);

/** Runs `?action=` and redirects, replacing the history entry. */
export default function TransferPage() {
  const { t } = useTranslation(['user']);
  const language = useLanguage();
  const navigate = useNavigate();
  const services = useServices();
  const [search] = useSearchParams();
  const action = search.get('action') ?? '';
  const isLogout = action === 'logout';
  const productId = search.get('id');

  const isPending = useRef(false);

  useEffect(() => {
    // Runs the action once, independent of re-renders.
    if (isPending.current) return;
    isPending.current = true;
    const go = (path: string) => navigate(localize(path, language), { replace: true });
    if (!isLogout) {
      const isProduct = action === 'product' && productId;
      go(isProduct ? paths.container(productId) : (targets.get(action) ?? paths.home()));
      return;
    }
    services()
      .session.logOut()
      .then(() => {
        removeLeftDrafts();
        return go(paths.home());
      });
  });

  return (
    <main id="main">
      <SeoMeta
        title={isLogout ? t('user.transfer.loggingOut') : t('user.meta.title')}
        description={t('user.meta.description')}
        robots="noindex"
      />
      <LoadingOverlay text={t(isLogout ? 'user.transfer.loggingOut' : 'user.layout.loading')} />
    </main>
  );
}
