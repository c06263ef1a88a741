import { Button } from '@fluentui/react-button';
import { useState } from 'react';
import { ChevronIcon } from '../../ui/icons.tsx';
import styles from './list-page.module.css';

interface FoldButtonProps {
  isOpenAtFirst?: boolean;
  children: string;
}

/** Folds the element after it on narrow screens; on others it is not there, and that element is always visible. */
export function FoldButton({ isOpenAtFirst = false, children }: FoldButtonProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <Button
      appearance="transparent"
      className={styles.more}
      icon={<ChevronIcon className={isOpen ? styles.up : undefined} />}
      iconPosition="after"
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    >
      <span>{children}</span>
    </Button>
  );
}
