import { useTranslation } from '../i18n/use-translation.ts';
import { LegalLink } from './legal-link.tsx';

/** The legal links of a page without the footer. The settings of cookies and statistics are part of the privacy notice. */
export function LegalLinks({ className }: { className?: string }) {
  const { t } = useTranslation(['site']);
  return (
    <p className={className}>
      <LegalLink page="privacy">{t('site.footer.privacy')}</LegalLink>
      <LegalLink page="terms">{t('site.footer.terms')}</LegalLink>
      <LegalLink page="privacy" anchor="cookies">
        {t('site.footer.statistics')}
      </LegalLink>
    </p>
  );
}
