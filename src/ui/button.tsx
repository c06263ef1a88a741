import type { ComponentProps, ElementType } from 'react';
import styles from './button.module.css';

type ButtonProps<As extends ElementType> = {
  /** The main action, another one, a text with an arrow, one of several choices, or a sign without a text. */
  kind: 'primary' | 'outline' | 'quiet' | 'chip' | 'icon';
  /** For a row of buttons and the end of a card. */
  small?: boolean;
  /** `a`, or a component for links that takes a class; a button by default. */
  as?: As;
} & ComponentProps<As>;

/** A button, or a link that looks like one. */
export function Button<As extends ElementType = 'button'>({
  kind,
  small,
  as,
  className,
  ...props
}: ButtonProps<As>) {
  const Element: ElementType = as ?? 'button';
  return (
    <Element
      type={as ? undefined : 'button'}
      {...props}
      className={className ? `${styles[kind]} ${className}` : styles[kind]}
      data-small={small}
    />
  );
}
