import { Header } from '../../src/site/layout/header.tsx';
import { Narrow } from '../narrow.tsx';

export const Solid = () => <Header />;

export const Transparent = () => <Header clear />;

export const LoggedIn = () => <Header />;
LoggedIn.args = { account: 'main' };

export const Mobile = () => <Narrow story="header--solid" />;
