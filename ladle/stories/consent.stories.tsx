import { ConsentBanner } from '../../src/site/analytics/consent-banner.tsx';

export const Banner = () => <ConsentBanner onDecide={() => {}} />;
