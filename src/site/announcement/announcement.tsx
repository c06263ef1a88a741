import { useBootstrapData, useNonce } from '../../app/bootstrap-data.tsx';
import { browserStore } from '../../browser/storage.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useContentLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { focusElement } from '../../ui/focus/focus-heading.ts';
import { CloseIcon } from '../../ui/icons.tsx';
import styles from './announcement.module.css';
import { announcementKey, announcementScript } from './announcement-script.ts';

/** The announcement above the header. It is closed for this text, in both languages. */
export function Announcement() {
  const { announcement } = useBootstrapData().config;
  return announcement && <Bar {...announcement} />;
}

type BarProps = NonNullable<ReturnType<typeof useBootstrapData>['config']['announcement']>;

function Bar({ text, url, lastDay }: BarProps) {
  const { t } = useTranslation(['site']);
  const language = useContentLanguage();
  const id = text.zh;

  function close(): void {
    browserStore.set(announcementKey, id);
    document.documentElement.dataset.announcement = 'closed';
    const main = document.querySelector('main');
    if (main) focusElement(main);
  }

  return (
    <>
      <script
        nonce={useNonce()}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: values are JSON with every `<` escaped
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? announcementScript(id, lastDay) : '' }}
      />
      <section className={styles.bar} data-screen="" aria-label={t('site.announcement.label')}>
        <p>
          {url?.startsWith('/') && <LocalizedLink to={url}>{text[language]}</LocalizedLink>}
          {url && !url.startsWith('/') && <a href={url}>{text[language]}</a>}
          {!url && <span>{text[language]}</span>}
        </p>
        <Button kind="icon" aria-label={t('site.announcement.close')} onClick={close}>
          <CloseIcon />
        </Button>
      </section>
    </>
  );
}
