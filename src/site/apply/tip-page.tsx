import { useAtomValue } from 'jotai';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import type { PageHandle } from '../../app/bootstrap-data.tsx';
import { HomeLink } from '../../app/home-link.tsx';
import { LegalLinks } from '../../app/legal-links.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { userAtom } from '../../session/session-atoms.ts';
import { CheckIcon, CloseIcon } from '../../ui/icons.tsx';
import { LinkRow } from '../../ui/link-row.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { ProbeIcon } from '../../ui/topic-icons.tsx';
import { ActionLink } from '../sections/action-link.tsx';
import { ApplySteps } from './apply-steps.tsx';
import { DirectContact } from './direct-contact.tsx';
import styles from './tip-page.module.css';

export const handle: PageHandle = { namespaces: ['apply'], searchParams: ['status'], isPersonal: true };

type Outcome = 'success' | 'fail' | 'none';

const icons: Record<Outcome, ComponentType> = {
  success: CheckIcon,
  fail: CloseIcon,
  none: ProbeIcon,
};

/** The result of an application. Without a result it links to the form. */
export default function TipPage() {
  const { t } = useTranslation(['apply', 'site']);
  const [search] = useSearchParams();
  const user = useAtomValue(userAtom);
  const status = search.get('status');
  const outcome = status === 'success' || status === 'fail' ? status : 'none';
  const Icon = icons[outcome];
  return (
    <main id="main" className={styles.page}>
      <SeoMeta title={t('apply.result.metaTitle')} robots="noindex" />
      <HomeLink className={styles.home} />
      <div className={styles.card}>
        <span className={outcome === 'fail' ? `${styles.sign} ${styles.fail}` : styles.sign}>
          <Icon />
        </span>
        <Phrases as="h1">{t(`apply.result.${outcome}.title`)}</Phrases>
        <Phrases as="p" className={styles.text}>
          {t(`apply.result.${outcome}.text`)}
        </Phrases>
        {outcome === 'fail' && <DirectContact />}
        {outcome === 'success' && (
          <div className={styles.next}>
            <ApplySteps
              level="h2"
              first={
                <li className={styles.done}>
                  <Phrases as="h2">{t('apply.result.received')}</Phrases>
                  <span aria-hidden="true">
                    <CheckIcon />
                  </span>
                </li>
              }
            />
            <div className={styles.meanwhile}>
              <h2>{t('apply.result.meanwhile')}</h2>
              <LinkRow>
                <ActionLink to={paths.lib()} kind="secondary">
                  {t('apply.result.tryLib')}
                </ActionLink>
                <ActionLink to={paths.experience()} kind="secondary">
                  {t('apply.result.tryDemo')}
                </ActionLink>
              </LinkRow>
            </div>
          </div>
        )}
        <p className={styles.actions}>
          {outcome !== 'success' && (
            <ActionLink to={paths.apply()}>
              {t(outcome === 'fail' ? 'apply.result.again' : 'apply.result.toForm')}
            </ActionLink>
          )}
          {user && (
            <ActionLink to={paths.user()} kind={outcome === 'success' ? 'primary' : 'secondary'}>
              {t('apply.result.userCentre')}
            </ActionLink>
          )}
          {outcome === 'success' ? (
            <LocalizedLink to={paths.home()} className={styles.quiet}>
              {t('apply.result.home')}
            </LocalizedLink>
          ) : (
            <ActionLink to={paths.home()} kind="secondary">
              {t('apply.result.home')}
            </ActionLink>
          )}
        </p>
      </div>
      <LegalLinks className={styles.legal} />
    </main>
  );
}
