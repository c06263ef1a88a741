import { createContext, type ReactNode, use } from 'react';

/** The size of icons relative to the text. In Fluent UI the size of the text is the size of the icon. */
export const IconSizeContext = createContext('1.25em');

export interface IconProps {
  className?: string;
  /** The accessible name of an icon without a text beside it. Without a name the icon is decorative. */
  label?: string;
}

/** A line icon in the color of the surrounding text. */
export function Icon({ className, label, children }: IconProps & { children: ReactNode }) {
  const size = use(IconSizeContext);
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
