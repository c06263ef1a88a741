import type { ReactNode } from 'react';
import styles from './skeleton.module.css';
import { SlowNotice } from './slow-notice.tsx';

interface SkeletonProps {
  /** What screen readers say. */
  label: string;
  className?: string;
  children: ReactNode;
}

export function Skeleton({ label, className, children }: SkeletonProps) {
  return (
    <>
      <SlowNotice />
      <div role="progressbar" aria-busy="true" aria-label={label} className={className}>
        {children}
      </div>
    </>
  );
}

interface SkeletonItemProps {
  /** The height in pixels; that of a line of text by default. */
  size?: 12 | 16 | 20 | 24 | 28 | 32 | 40 | 48;
  className?: string;
}

export const SkeletonItem = ({ size = 16, className = '' }: SkeletonItemProps) => (
  <div className={`${styles.item} ${className}`} data-size={size} />
);
