import { useLanguage } from '../../src/i18n/use-language.ts';
import { LoadingOverlay } from '../../src/ui/loading/loading-overlay.tsx';
import styles from './loading.module.css';

export const Overlay = () => {
  const text = useLanguage() === 'en' ? 'Loading…' : undefined;
  return (
    <div className={styles.box}>
      <LoadingOverlay text={text} />
    </div>
  );
};
