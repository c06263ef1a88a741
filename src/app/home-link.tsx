import { LocalizedLink } from '../i18n/localized-link.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { paths } from '../paths/paths.ts';
import { Brand } from '../ui/brand.tsx';
import { useBrandName } from './use-brand-name.ts';

/** The mark and the configured name, as a link to the home page. Its accessible name contains the visible one. */
export function HomeLink({ className }: { className?: string }) {
  const { t } = useTranslation(['site']);
  const brandName = useBrandName();
  const label = t('site.nav.logo');
  return (
    <LocalizedLink
      to={paths.home()}
      className={className}
      aria-label={brandName ? `${brandName} - ${label}` : label}
    >
      <Brand name={brandName} />
    </LocalizedLink>
  );
}
