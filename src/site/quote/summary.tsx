import { useRef } from 'react';
import { coverage as coverageRule, sampleQuantity } from '../../forms/validators/sample.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { formatNumber, formatShare } from '../../ui/format/number.ts';
import { CloseIcon } from '../../ui/icons.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './summary.module.css';
import type { ClearConfirmation } from './use-clear-confirmation.tsx';
import type { Condition } from './use-conditions.ts';

interface SummaryProps {
  /** The two numbers as entered. */
  quantity: string;
  coverage: string;
  conditions: Condition[];
  onClear: () => void;
  confirmation: ClearConfirmation;
}

/** The summary beside the form. It removes selections one by one or all at once. */
export function Summary({ quantity, coverage, conditions, onClear, confirmation }: SummaryProps) {
  const { t } = useTranslation(['quote']);
  const heading = useRef<HTMLHeadingElement>(null);
  // How many of those reached have to complete; the quote depends on it.
  const share =
    sampleQuantity(quantity) || coverageRule(coverage) ? undefined : Number(quantity) / Number(coverage);
  const unset = <span className={styles.unset}>{t('quote.summary.unset')}</span>;

  // The pressed button may be removed.
  const focusHeading = () => heading.current?.focus();

  return (
    <aside
      className={styles.summary}
      data-empty={!quantity && !coverage && conditions.length === 0 ? '' : undefined}
      aria-labelledby="summary"
    >
      <h2 id="summary" ref={heading} tabIndex={-1}>
        {t('quote.summary.title')}
      </h2>
      <dl className={styles.figures}>
        <div>
          <dt>{t('quote.demand.quantity')}</dt>
          <dd>{sampleQuantity(quantity) ? unset : formatNumber(Number(quantity))}</dd>
        </div>
        <div>
          <dt>{t('quote.demand.coverage')}</dt>
          <dd>{coverageRule(coverage) ? unset : formatNumber(Number(coverage))}</dd>
        </div>
      </dl>
      <p className={styles.muted}>
        {share !== undefined && share <= 1
          ? t('quote.summary.share', {
              people: formatNumber(Math.round(1 / share)),
              share: formatShare(share),
            })
          : t('quote.summary.shareHint')}
      </p>
      <div className={styles.head}>
        <Phrases as="h3">{t('quote.summary.conditions')}</Phrases>
        {conditions.length > 0 && (
          <button type="button" onClick={() => confirmation.askAll(onClear, focusHeading)}>
            {t('quote.summary.clear')}
          </button>
        )}
      </div>
      {conditions.length > 0 ? (
        <ul className={styles.chips}>
          {conditions.map(({ key, name, remove }) => (
            <li key={key}>
              <Button
                kind="chip"
                aria-label={t('quote.summary.remove', { name })}
                onClick={() => confirmation.askOne(name, remove, focusHeading)}
              >
                {name}
                <CloseIcon />
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.muted}>{t('quote.summary.empty')}</p>
      )}
    </aside>
  );
}
