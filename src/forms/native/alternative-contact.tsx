import { useBootstrapData } from '../../app/bootstrap-data.tsx';
import { useContentLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ContactValues } from '../contact.ts';
import styles from './alternative-contact.module.css';

interface AlternativeContactProps {
  /** What was entered so far. */
  entered: () => Partial<ContactValues>;
}

/** The contact for people without a mainland China number: by e-mail with what they have entered, or by chat. */
export function AlternativeContact({ entered }: AlternativeContactProps) {
  const { t } = useTranslation(['form']);
  const { salesEmail, consultUrl } = useBootstrapData().config.contact;
  const language = useContentLanguage();

  function writeMail(link: HTMLAnchorElement): void {
    const { name, company, email } = entered();
    const query = new URLSearchParams({
      subject: [t('form.alternative.subject'), company].filter(Boolean).join(' - '),
      body: [name, company, email].filter(Boolean).join('\n'),
    });
    // Mail programs take a plus sign literally.
    link.search = `${query}`.replaceAll('+', '%20');
  }

  if (!salesEmail && !consultUrl && language !== 'en') return null;
  return (
    <p className={styles.alternative}>
      {salesEmail ? (
        <a href={`mailto:${salesEmail}`} onClick={({ currentTarget }) => writeMail(currentTarget)}>
          {t('form.alternative.mail')}
        </a>
      ) : consultUrl ? (
        <a href={consultUrl} target="_blank" rel="noopener">
          {t('form.alternative.chat')}
        </a>
      ) : (
        t('form.alternative.none')
      )}
    </p>
  );
}
