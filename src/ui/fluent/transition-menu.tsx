import { Menu, type MenuProps } from '@fluentui/react-menu';
import { startTransition, useState } from 'react';

/** A menu that renders in a transition. The browser paints the press before the first menu of a page, which takes long. */
export function TransitionMenu({ onOpenChange, ...props }: Omit<MenuProps, 'open'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Menu
      {...props}
      open={isOpen}
      onOpenChange={(event, data) => {
        onOpenChange?.(event, data);
        startTransition(() => setOpen(data.open));
      }}
    />
  );
}
