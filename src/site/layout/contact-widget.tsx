import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useBootstrapData } from '../../app/bootstrap-data.tsx';
import { fileInSite } from '../../i18n/base-path.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { useDismissMenus } from '../../ui/menus/use-dismiss-menus.ts';
import { ApplyIcon, ChatIcon, CodeIcon, PhoneIcon } from '../../ui/page-icons.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import text from '../../ui/text.module.css';
import styles from './contact-widget.module.css';
import { Disclosure } from './disclosure.tsx';

/** The contacts at the side of the page; a bottom bar on narrow screens. */
export default function ContactWidget() {
  const { t } = useTranslation(['site']);
  const tool = useRef<HTMLElement>(null);
  const { consultUrl, salesPhone, servicePhone, chatUrl } = useBootstrapData().config.contact;
  useDismissMenus(tool);
  useAvoidFocusOverlap(tool);

  const consult = (
    <>
      <ChatIcon />
      <span>{t('site.tool.consult')}</span>
    </>
  );
  return (
    <aside ref={tool} className={styles.tool} data-screen="" aria-label={t('site.tool.label')}>
      {consultUrl ? (
        <a href={consultUrl} target="_blank" rel="noopener" className={styles.entry}>
          {consult}
        </a>
      ) : (
        <LocalizedLink to={paths.contact()} className={styles.entry}>
          {consult}
        </LocalizedLink>
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
            <p className={text.small}>{t('site.footer.hours')}</p>
          </div>
        </Disclosure>
      )}
      <LocalizedLink to={paths.apply()} className={styles.entry}>
        <ApplyIcon />
        <span>{t('site.tool.apply')}</span>
      </LocalizedLink>
      {(chatUrl || servicePhone) && (
        <Disclosure
          className={styles.group}
          summaryClassName={styles.entry}
          summary={
            <>
              {chatUrl ? <CodeIcon /> : <PhoneIcon />}
              <span>{t(chatUrl ? 'site.tool.chat' : 'site.tool.hotline')}</span>
            </>
          }
        >
          <div className={styles.panel}>
            {chatUrl && <QrCode src={fileInSite(paths.chatQrCode())} label={t('site.footer.code')} />}
            {chatUrl && (
              <>
                <p className={styles.byCamera}>{t('site.tool.chatText')}</p>
                {/* A phone cannot scan its own screen. */}
                <p className={styles.byTouch}>
                  <a href={chatUrl} target="_blank" rel="noopener">
                    {t('site.tool.chatOpen')}
                  </a>
                  <span className={text.small}>{t('site.tool.chatHold')}</span>
                </p>
              </>
            )}
            {chatUrl && servicePhone && <p className={text.small}>{t('site.tool.hotline')}</p>}
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

/** Sets `data-aside` while the element would cover the focused element. */
function useAvoidFocusOverlap(element: RefObject<HTMLElement | null>): void {
  // Before paint, so that it never covers the focused element.
  useLayoutEffect(() => {
    const update = () => {
      const tool = element.current;
      const focused = document.activeElement;
      if (!tool || !focused) return;
      const isOutside = !tool.contains(focused) && focused.matches(':focus-visible');
      delete tool.dataset.aside;
      if (isOutside && overlap(tool.getBoundingClientRect(), focused.getBoundingClientRect())) {
        tool.dataset.aside = '';
      }
    };
    update();
    document.addEventListener('focusin', update);
    window.addEventListener('scroll', update, { passive: true });
    return () => {
      document.removeEventListener('focusin', update);
      window.removeEventListener('scroll', update);
    };
  }, [element]);
}

function overlap(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
