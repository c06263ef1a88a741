import { Header } from '../../src/site/layout/header.tsx';
import { SkipLink } from '../../src/ui/skip-link.tsx';
import { Narrow } from '../narrow.tsx';

export const Solid = () => <Header />;

export const Transparent = () => <Header clear />;

export const LoggedIn = () => <Header />;
LoggedIn.args = { account: 'main' };

export const Mobile = () => <Narrow story="header--solid" />;

/** Focused, because the link is visible on focus only. */
export const WayPast = () => (
  <div ref={(element) => element?.querySelector('a')?.focus()}>
    <SkipLink>Skip to the content</SkipLink>
  </div>
);
