import { startTransition, useEffect, useState } from 'react';
import { useBootstrapData } from '../../app/bootstrap-data.tsx';
import { LegalLink } from '../../app/legal-link.tsx';
import { useBrandName } from '../../app/use-brand-name.ts';
import { isNarrow } from '../../browser/media.ts';
import { fileInSite } from '../../i18n/base-path.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useContentLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { Brand } from '../../ui/brand.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { ConsentButton } from '../analytics/consent-button.tsx';
import { type FooterColumn, footerColumns } from '../navigation.ts';
import { ExternalLinks } from './external-links.tsx';
import styles from './footer.module.css';

/** The public registries of website filings. */
const filingRegister = 'https://beian.miit.gov.cn/';

/** On a phone the links are in a group that opens; without scripts all are there. */
function Column({ title, links }: FooterColumn) {
  const { t } = useTranslation(['site']);
  const [isGroup, setGroup] = useState(false);
  useEffect(() => startTransition(() => setGroup(isNarrow())), []);
  const Group = isGroup ? 'details' : 'div';
  const Head = isGroup ? 'summary' : 'div';
  return (
    <nav aria-labelledby={title}>
      <Group>
        <Head>
          <h2 id={title}>{t(title)}</h2>
        </Head>
        <ul>
          {links.map(({ label, link }) => (
            <li key={label}>
              <LocalizedLink to={link}>{t(label)}</LocalizedLink>
            </li>
          ))}
        </ul>
      </Group>
    </nav>
  );
}

export function Footer() {
  const { t } = useTranslation(['site']);
  const { externalLinks, notices } = useBootstrapData().config;
  const language = useContentLanguage();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.top}>
          <div>
            <Brand name={useBrandName()} />
            <Phrases as="p">{t('site.footer.claim')}</Phrases>
          </div>
          <FooterContact />
        </div>
        <div className={styles.columns}>
          {footerColumns.map((column) => (
            <Column key={column.title} {...column} />
          ))}
        </div>
        {externalLinks.length > 0 && (
          <nav className={styles.external} aria-labelledby="site.footer.external">
            <h2 id="site.footer.external">{t('site.footer.external')}</h2>
            <ExternalLinks links={externalLinks} />
          </nav>
        )}
        <div className={styles.notices}>
          {notices.copyright && <span>{notices.copyright[language]}</span>}
          {notices.icpFiling && (
            <a href={filingRegister} target="_blank" rel="noopener">
              {notices.icpFiling}
            </a>
          )}
          {notices.publicSecurityFiling && <span>{notices.publicSecurityFiling}</span>}
          <LegalLink page="privacy">{t('site.footer.privacy')}</LegalLink>
          <LegalLink page="terms">{t('site.footer.terms')}</LegalLink>
          <LocalizedLink to={paths.security()}>{t('site.footer.security')}</LocalizedLink>
          <LocalizedLink to={paths.accessibility()}>{t('site.footer.accessibility')}</LocalizedLink>
          <ConsentButton />
        </div>
      </div>
    </footer>
  );
}

/** The configured contacts. */
function FooterContact() {
  const { t } = useTranslation(['site']);
  const { salesEmail, salesPhone, servicePhone, chatUrl } = useBootstrapData().config.contact;
  const ways = [
    ['salesEmail', salesEmail, 'mailto'],
    ['salesPhone', salesPhone, 'tel'],
    ['servicePhone', servicePhone, 'tel'],
  ] as const;
  return (
    <section className={styles.contact} aria-labelledby="site.footer.contact">
      <h2 id="site.footer.contact">{t('site.footer.contact')}</h2>
      <dl>
        {ways.map(
          ([name, way, scheme]) =>
            way && (
              <div key={name}>
                <dt>{t(`site.footer.${name}`)}</dt>
                <dd>
                  <a href={`${scheme}:${way}`}>{way}</a>
                </dd>
              </div>
            ),
        )}
        <div>
          <dt>{t('site.footer.hoursLabel')}</dt>
          <dd>{t('site.footer.hours')}</dd>
        </div>
      </dl>
      {chatUrl && (
        <figure>
          <QrCode src={fileInSite(paths.chatQrCode())} label={t('site.footer.code')} />
          <figcaption>{t('site.footer.codeHint')}</figcaption>
        </figure>
      )}
    </section>
  );
}
