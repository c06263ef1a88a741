import { Footer } from '../../src/site/layout/footer.tsx';
import { Narrow } from '../narrow.tsx';

export const Visitor = () => <Footer />;

export const LoggedIn = () => <Footer />;
LoggedIn.args = { account: 'main' };

export const Mobile = () => <Narrow story="footer--visitor" />;
