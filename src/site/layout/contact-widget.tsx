import { useRef } from 'react';
import { useBoot } from '../../app/bootstrap-data.tsx';
import { paths } from '../../app/paths.ts';
import { LocalLink } from '../../i18n/localized-link.tsx';
import { useText } from '../../i18n/use-text.ts';
import { ApplyIcon, ChatIcon } from '../../ui/icons.tsx';
import { CodeIcon, PhoneIcon } from '../../ui/page-icons.tsx';
import { CodePicture } from '../../ui/qr-code.tsx';
import styles from './contact-widget.module.css';
import { Disclosure } from './disclosure.tsx';
import { useYieldingToFocus } from './use-avoid-focus-overlap.ts';
import { useClosingMenus } from './use-dismiss-menus.ts';

/** The quick ways to a person, at the side of the page; on narrow screens along its bottom edge. */
export default function FixedTool() {
  const t = useText('site');
  const tool = useRef<HTMLElement>(null);
  const { consultUrl, salesPhone, servicePhone, chatCode } = useBoot().config.contact;
  useClosingMenus(tool);
  useYieldingToFocus(tool);

  const consult = (
    <>
      <ChatIcon />
      <span>{t('site.tool.consult')}</span>
    </>
  );
  return (
    <aside ref={tool} className={styles.tool} aria-label={t('site.tool.label')}>
      {consultUrl ? (
        <a href={consultUrl} target="_blank" rel="noopener" className={styles.entry}>
          {consult}
        </a>
      ) : (
        <LocalLink to={paths.contact()} className={styles.entry}>
          {consult}
        </LocalLink>
      )}
      {salesPhone && (
        <Disclosure
          className={styles.group}
          summaryClassName={styles.entry}
          summary={
            <>
              <PhoneIcon />
              <span>{t('site.tool.phone')}</span>
            </>
          }
        >
          <div className={styles.panel}>
            <p>{t('site.tool.phoneText')}</p>
            <a href={`tel:${salesPhone}`} className={styles.number}>
              {salesPhone}
            </a>
            <p className={styles.note}>{t('site.footer.hours')}</p>
          </div>
        </Disclosure>
      )}
      <LocalLink to={paths.apply()} className={styles.entry}>
        <ApplyIcon />
        <span>{t('site.tool.apply')}</span>
      </LocalLink>
      {(chatCode || servicePhone) && (
        <Disclosure
          className={styles.group}
          summaryClassName={styles.entry}
          summary={
            <>
              <CodeIcon />
              <span>{t('site.tool.chat')}</span>
            </>
          }
        >
          <div className={styles.panel}>
            {chatCode && <CodePicture {...chatCode} label={t('site.footer.code')} />}
            {chatCode && <p>{t('site.tool.chatText')}</p>}
            {servicePhone && <p className={styles.note}>{t('site.tool.hotline')}</p>}
            {servicePhone && (
              <a href={`tel:${servicePhone}`} className={styles.number}>
                {servicePhone}
              </a>
            )}
          </div>
        </Disclosure>
      )}
    </aside>
  );
}
