import { data } from 'react-router';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SearchIcon } from '../../ui/icons.tsx';
import { Failure } from './failure.tsx';

export const loader = () => data(null, { status: 404 });

/** A navigation in the browser needs no call of the server. */
export const clientLoader = () => null;

/** An unknown address below the user area, inside its layout. */
export default function NotFoundPage() {
  const { t } = useTranslation(['error']);
  const title = t('error.notFound.title');
  return (
    <>
      <SeoMeta title={title} robots="noindex" />
      <Failure isPage Icon={SearchIcon} title={title} text={t('error.notFound.hint')} />
    </>
  );
}
