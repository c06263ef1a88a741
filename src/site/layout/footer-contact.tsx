import { useBootstrapData } from '../../app/bootstrap-data.tsx';
import { fileInSite } from '../../i18n/base-path.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { QrCode } from '../../ui/qr-code.tsx';
import styles from './footer.module.css';

/** The configured contacts. */
export function FooterContact() {
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
