import { useContent } from '../../i18n/use-content.ts';
import drawing from '../../ui/charts/chart.module.css';
import { staticComponent } from '../../ui/static-html/static-component.tsx';
import styles from '../charts/captioned-chart.module.css';
import type { CaptionedChartProps } from '../charts/captioned-chart.tsx';

type Texts = Omit<CaptionedChartProps, 'chart'>;

const load = () => Promise.all([import('../charts/captioned-chart.tsx'), import('./product-charts.ts')]);

/** Those who saw a campaign beside those who did not. */
export const ExposureChart = staticComponent<Texts>(async () => {
  const [{ CaptionedChart }, { exposure }] = await load();
  return (texts) => <CaptionedChart {...texts} chart={exposure} />;
}, [styles, drawing]);

/** The stores of the workspace beside their mean. */
export const StoreRanking = staticComponent<Texts>(async () => {
  const [{ CaptionedChart }, { storeRanking }] = await load();
  return function Ranking({ labels, ...texts }) {
    const { store } = useContent('workspace');
    return <CaptionedChart {...texts} labels={{ ...store, ...labels }} chart={storeRanking()} />;
  };
}, [styles, drawing]);
