import { Menu, type MenuProps } from '@fluentui/react-menu';
import { startTransition, useState } from 'react';

/** A menu that renders in a transition. The browser paints the press before the first menu of a page, which takes long. */
export function TransitionMenu({ children }: Pick<MenuProps, 'children'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Menu open={isOpen} onOpenChange={(_, { open }) => startTransition(() => setOpen(open))}>
      {children}
    </Menu>
  );
}
