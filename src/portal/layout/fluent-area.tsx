import { type ReactNode, useDeferredValue } from 'react';
import { useIsHydrated } from '../../app/use-hydrated.ts';
import { FluentRoot } from '../../ui/fluent/fluent-root.client.tsx';

interface FluentAreaProps {
  className?: string;
  children: ReactNode;
}

/**
 * Provides Fluent UI to pages once the browser has taken over. What the server renders, layouts and skeletons, does without it.
 * Deferred: the page is built in small pieces, between which the browser answers.
 */
export function FluentArea({ className, children }: FluentAreaProps) {
  return useDeferredValue(useIsHydrated()) ? (
    <FluentRoot className={className}>{children}</FluentRoot>
  ) : (
    children
  );
}
