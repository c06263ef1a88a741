import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useContent } from '../../i18n/use-content.ts';
import { paths } from '../../paths/paths.ts';
import card from '../../ui/card.module.css';
import drawing from '../../ui/charts/chart.module.css';
import { ArrowIcon } from '../../ui/icons.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { staticComponent } from '../../ui/static-html/static-component.tsx';
import look from '../../ui/text.module.css';
import captioned from '../charts/captioned-chart.module.css';
import { Section } from '../sections/section.tsx';
import styles from './experience-lines.module.css';
import type { lineCharts } from './line-charts.ts';

const lineChart = (name: keyof typeof lineCharts) =>
  staticComponent(async () => {
    const [{ CaptionedChart }, { lineCharts }] = await Promise.all([
      import('../charts/captioned-chart.tsx'),
      import('./line-charts.ts'),
    ]);
    return function LineChart() {
      const { labels, ...texts } = useContent('homeCharts')[name];
      const { touchpoint, teams } = useContent('workspace');
      const names = {
        brand: {},
        product: {},
        service: touchpoint,
        employee: { ...teams.team, ...teams.topic },
      };
      return <CaptionedChart {...texts} labels={{ ...names[name], ...labels }} chart={lineCharts[name]} />;
    };
  }, [captioned, drawing]);

/** The charts of the product lines, as static HTML. Their texts are not among those that the page sends a second time as data. */
const BrandChart = lineChart('brand');
const ProductChart = lineChart('product');
const ServiceChart = lineChart('service');
const EmployeeChart = lineChart('employee');

export function ExperienceLines() {
  const c = useContent('home');
  const lines = [
    { ...c.lines.brand, to: paths.product('brand'), Chart: BrandChart },
    { ...c.lines.product, to: paths.product(undefined, 'video-quest'), Chart: ProductChart },
    { ...c.lines.service, to: paths.product('service'), Chart: ServiceChart },
    { ...c.lines.employee, to: paths.product('employee'), Chart: EmployeeChart },
  ];
  return (
    <Section id="lines" title={c.lines.title} lead={c.lines.lead}>
      <ul className={styles.lines}>
        {lines.map(({ to, name, question, text, Chart }) => (
          <li key={name} className={card.linked}>
            <Chart />
            <div className={styles.text}>
              <h3>
                <LocalizedLink to={to}>
                  <Phrases as="span">{name}</Phrases>
                  <ArrowIcon />
                </LocalizedLink>
              </h3>
              <Phrases as="p" className={styles.question}>
                {question}
              </Phrases>
              <Phrases as="p" className={look.muted}>
                {text}
              </Phrases>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
