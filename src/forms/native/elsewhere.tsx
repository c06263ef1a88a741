import { useBootstrapData } from '../../app/bootstrap-data.tsx';
import { useContentLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ContactValues } from '../contact.ts';
import styles from './elsewhere.module.css';

/** The way on for people without a mainland China number: by e-mail with what they have entered, or by chat. */
export function Elsewhere({ entered }: { entered: () => Partial<ContactValues> }) {
  const { t } = useTranslation(['form']);
  const { salesEmail, consultUrl } = useBootstrapData().config.contact;
  const language = useContentLanguage();
  if (salesEmail)
    return (
      <p className={styles.elsewhere}>
        <a
          href={`mailto:${salesEmail}`}
          onClick={({ currentTarget }) => {
            const { name, company, email } = entered();
            const query = new URLSearchParams({
              subject: [t('form.elsewhere.subject'), company].filter(Boolean).join(' - '),
              body: [name, company, email].filter(Boolean).join('\n'),
            });
            // Mail programs take a plus sign literally.
            currentTarget.search = `${query}`.replaceAll('+', '%20');
          }}
        >
          {t('form.elsewhere.mail')}
        </a>
      </p>
    );
  if (consultUrl)
    return (
      <p className={styles.elsewhere}>
        <a href={consultUrl} target="_blank" rel="noopener">
          {t('form.elsewhere.chat')}
        </a>
      </p>
    );
  return language === 'en' && <p className={styles.elsewhere}>{t('form.elsewhere.none')}</p>;
}
