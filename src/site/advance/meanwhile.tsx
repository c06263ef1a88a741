import { useBootstrapData } from '../../app/bootstrap-data.tsx';
import { fileInSite } from '../../i18n/base-path.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { localize } from '../../i18n/localized-path.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { mailHref } from '../../ui/format/mail-href.ts';
import { LinkRow } from '../../ui/link-row.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import ruledList from '../sections/ruled-list.module.css';
import styles from './meanwhile.module.css';

interface MeanwhileProps {
  /** The announcement of the page. */
  title?: string;
}

/** What a visitor can do before something announced is there: use what exists, take part, and be notified. */
export function Meanwhile({ title = '' }: MeanwhileProps) {
  const { t } = useTranslation(['advance']);
  const language = useLanguage();
  const { salesEmail } = useBootstrapData().config.contact;
  return (
    <section className={styles.meanwhile} data-screen="" aria-labelledby="meanwhile">
      <Phrases as="h2" id="meanwhile">
        {t('advance.next.title')}
      </Phrases>
      <ul className={ruledList.list}>
        <li>
          <Phrases as="h3">{t('advance.next.today.title')}</Phrases>
          <Phrases as="p">{t('advance.next.today.text')}</Phrases>
          <LinkRow>
            <LocalizedLink to={paths.lib()}>{t('advance.next.today.lib')}</LocalizedLink>
            <LocalizedLink to={paths.experience()}>{t('advance.next.today.demo')}</LocalizedLink>
          </LinkRow>
        </li>
        <li>
          <Phrases as="h3">{t('advance.next.join.title')}</Phrases>
          <Phrases as="p">{t('advance.next.join.text')}</Phrases>
          <LinkRow>
            <LocalizedLink to={paths.apply()}>{t('advance.next.join.link')}</LocalizedLink>
          </LinkRow>
        </li>
        <li>
          <Phrases as="h3">{t('advance.next.told.title')}</Phrases>
          <Phrases as="p">{t('advance.next.told.text')}</Phrases>
          <LinkRow>
            {salesEmail ? (
              <a href={mailHref(salesEmail, t('advance.next.told.subject', { title }))}>
                {t('advance.next.told.mail')}
              </a>
            ) : (
              <LocalizedLink to={paths.contact()}>{t('advance.next.told.contact')}</LocalizedLink>
            )}
            <a href={fileInSite(localize(paths.rss(), language))}>{t('advance.next.told.rss')}</a>
          </LinkRow>
        </li>
      </ul>
    </section>
  );
}
