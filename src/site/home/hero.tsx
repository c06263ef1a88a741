import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { ActionLink } from '../sections/action-link.tsx';
import { Workspace } from '../workspace/workspace.tsx';
import styles from './hero.module.css';

/** The hero of the home page: what the product does, and the product at work. */
export function Hero() {
  const { t } = useTranslation(['home', 'site']);
  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
        <p className={styles.eyebrow}>{t('home.hero.eyebrow')}</p>
        <Phrases as="h1">{t('home.hero.title')}</Phrases>
        <Phrases as="p" className={styles.lead}>
          {t('home.hero.lead')}
        </Phrases>
        <p className={styles.actions}>
          <ActionLink to={paths.apply()}>{t('site.action.apply')}</ActionLink>
          <Button as={LocalizedLink} kind="outline" to={paths.experience()}>
            {t('site.action.guided')}
          </Button>
        </p>
        <Workspace scenes={['answer', 'dashboard', 'tickets', 'comments']} hasTour linksGuide={false} />
      </div>
    </section>
  );
}
