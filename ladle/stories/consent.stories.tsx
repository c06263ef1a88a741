import { ConsentBanner } from '../../src/site/statistics/consent-banner.tsx';

export const Banner = () => <ConsentBanner onDecide={() => {}} />;
