import type { ReactNode } from 'react';
import { agreementByTeam, complaints, lowAgreement } from '../../ui/illustrations/preview-figures.ts';
import { campaignStart, firstChoice, signed, touchpoints } from '../reports/report-figures.ts';
import styles from './line-charts.module.css';

interface LineChartProps {
  /** The bar-separated text: title, note, then the labels. */
  words: string;
}

interface CanvasProps extends LineChartProps {
  children: (labels: readonly string[]) => ReactNode;
}

/**
 * The chart of a product line, from the figures of its page. Horizontal positions are percentages and vertical ones pixels, so that the
 * labels have the same size at every width.
 */
function Canvas({ words, children }: CanvasProps) {
  const [title, note, ...labels] = words.split(' | ');
  return (
    <div className={styles.chart}>
      <p>
        <b>{title}</b> <span>{note}</span>
      </p>
      <svg width="100%" height="136" aria-hidden="true">
        {children(labels)}
      </svg>
    </div>
  );
}

const percent = (value: number) => `${Math.round(value)}%`;

/** First choice of three brands, by quarter. */
export function BrandChart({ words }: LineChartProps) {
  const y = (share: number) => (27 - share) * 6;
  const series = [firstChoice.second, firstChoice.first, firstChoice.own];
  return (
    <Canvas words={words}>
      {([first, own, second, from, launch, to]) => (
        <>
          {[25, 20, 15, 10].map((tick) => (
            <g key={tick}>
              <line x1="8%" x2="72%" y1={y(tick)} y2={y(tick)} />
              <text data-muted y={y(tick) + 4}>
                {tick}
              </text>
            </g>
          ))}
          <svg
            aria-hidden="true"
            x="8%"
            width="64%"
            height="108"
            viewBox="0 0 7 18"
            preserveAspectRatio="none"
          >
            <path data-launch d={`M${campaignStart} 0v18`} />
            {series.map((values, index) => (
              <path
                key={values[0]}
                data-series={index}
                d={`M${values.map((share, x) => `${x} ${27 - share}`).join('L')}`}
              />
            ))}
          </svg>
          {[second, first, own].map((name, index) => (
            <text key={name} data-series={index} x="75%" y={[95, 30, 49][index]}>
              {`${name} ${series[index]?.at(-1)}`}
            </text>
          ))}
          <text data-muted x="8%" y="132">
            {from}
          </text>
          <text data-muted x={percent(8 + (64 * campaignStart) / 7)} y="132" textAnchor="end">
            {launch}
          </text>
          <text data-muted x="72%" y="132" textAnchor="end">
            {to}
          </text>
        </>
      )}
    </Canvas>
  );
}

/** The most frequent complaints of a week, and how they changed. */
export function ProductChart({ words }: LineChartProps) {
  return (
    <Canvas words={words}>
      {(labels) =>
        complaints.map(({ before, now }, row) => {
          const y = 18 + row * 28;
          return (
            <g key={now}>
              <text y={y}>{labels[row]}</text>
              <rect
                data-low={row === 0 || undefined}
                x="37%"
                y={y - 10}
                width={percent((now / complaints[0].now) * 37)}
                height="12"
                rx="3"
              />
              <text x="86%" y={y} textAnchor="end">
                {now}
              </text>
              <text data-muted x="100%" y={y} textAnchor="end">
                {before ? signed(now - before) : labels[5]}
              </text>
            </g>
          );
        })
      }
    </Canvas>
  );
}

/** The NPS along the touchpoints of a journey. */
export function ServiceChart({ words }: LineChartProps) {
  const points = touchpoints.map(({ promoters, detractors }, index) => {
    const score = promoters - detractors;
    return {
      score,
      x: percent(((index + 0.5) / touchpoints.length) * 100),
      y: 100 - score * 1.6,
    };
  });
  return (
    <Canvas words={words}>
      {(labels) => (
        <>
          <line x2="100%" y1="100" y2="100" />
          {points.map(({ score, x, y }, index) => (
            <g key={score}>
              <line data-stem x1={x} x2={x} y1={y} y2="100" />
              <circle data-low={score < 10 || undefined} cx={x} cy={y} r="6" />
              <text data-series="2" x={x} y={y - 12} textAnchor="middle">
                {signed(score)}
              </text>
              <text data-muted x={x} y="132" textAnchor="middle">
                {labels[index]}
              </text>
            </g>
          ))}
        </>
      )}
    </Canvas>
  );
}

const themeCount = 4;

/** The share who agree, by team and theme. */
export function EmployeeChart({ words }: LineChartProps) {
  return (
    <Canvas words={words}>
      {(labels) => (
        <>
          {labels.slice(0, themeCount).map((theme, column) => (
            <text key={theme} data-muted x={`${29 + column * 20}%`} y="11" textAnchor="middle">
              {theme}
            </text>
          ))}
          {agreementByTeam.map((shares, row) => (
            <g key={shares[0]}>
              <text y={39 + row * 29}>{labels[themeCount + row]}</text>
              {shares.slice(0, themeCount).map((share, column) => (
                <g key={share}>
                  <rect
                    data-low={share < lowAgreement || undefined}
                    x={`${20 + column * 20}%`}
                    y={22 + row * 29}
                    width="18%"
                    height="25"
                    rx="5"
                    opacity={share < lowAgreement ? 0.5 : Math.round(share / 10 - 5) / 8}
                  />
                  <text x={`${29 + column * 20}%`} y={39 + row * 29} textAnchor="middle">
                    {share}
                  </text>
                </g>
              ))}
            </g>
          ))}
        </>
      )}
    </Canvas>
  );
}
