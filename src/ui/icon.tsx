import type { ReactNode } from 'react';

export interface IconProps {
  /** The size relative to the text. `1em` fits where the size of the text is the size of the icon, as in Fluent UI. */
  size?: '1.25em' | '1em';
  className?: string;
  /** The accessible name of an icon without a text beside it. Without a name the icon is decorative. */
  label?: string;
}

/** A line icon in the color of the surrounding text. */
export function Icon({ size = '1.25em', className, label, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : 'true'}
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}
