import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './skeleton.module.css';

/** The time after which the notice says that it takes longer. */
const slowMs = 4_000;

/** Whether something is being waited for, and has been for a time. */
export function useIsLate(isWaiting: boolean, afterMs: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLate(true), afterMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isWaiting, afterMs]);
  return isWaiting && isLate;
}

/** Says after a while that what is on its way takes longer than usual, over what is on the screen, which does not move. */
export function SlowNotice() {
  const { t } = useTranslation(['user']);
  const isLate = useIsLate(true, slowMs);
  return (
    <p role="status" className={styles.slow}>
      {isLate && t('user.layout.slow')}
    </p>
  );
}
