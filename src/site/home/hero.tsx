import { useTranslation } from 'react-i18next';
import { paths } from '../../app/paths.ts';
import { ActionLink } from '../sections/action-link.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { ExperienceBoard } from './experience-board.tsx';

export function Hero() {
  const { t } = useTranslation(['home', 'site']);
  return (
    <PageHero
      eyebrow={t('home.hero.eyebrow')}
      title={t('home.hero.title')}
      lead={t('home.hero.lead')}
      actions={
        <>
          <ActionLink to={paths.apply()}>{t('site.action.apply')}</ActionLink>
          <ActionLink to={paths.product()} kind="secondary">
            {t('home.hero.lines')}
          </ActionLink>
        </>
      }
      picture={<ExperienceBoard />}
    />
  );
}
