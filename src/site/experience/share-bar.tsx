import { useTranslation } from '../../i18n/use-translation.ts';

interface ShareBarProps {
  name: string;
  value: number;
  total: number;
  kind?: 'promoters' | 'passives' | 'detractors';
}

/** A number and its share of all, as a bar. */
export function ShareBar({ name, value, total, kind }: ShareBarProps) {
  const { t } = useTranslation(['experience']);
  const percent = Math.round((value / total) * 100);
  return (
    <li>
      <span>{name}</span>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" data-kind={kind}>
        <rect width="100" height="8" />
        <rect width={(value / total) * 100} height="8" />
      </svg>
      <span>{t('experience.board.share', { value, percent })}</span>
    </li>
  );
}
