import { renderToStaticMarkup } from 'react-dom/server';
import { LogoMark } from '../../ui/logo-mark.tsx';
import tokens from '../../ui/tokens.css?raw';
import type { Headline } from './set-headline.ts';

/** The size that networks recommend for a large card. */
const size = { width: 1200, height: 630 };

const left = 80;

export const headlineWidth = size.width - 2 * left;

interface PreviewProps {
  headline: Headline;
  /** The section of the page. */
  section?: string;
  /** The configured name. */
  name: string | null;
  /** The host of the site. */
  host: string | null;
}

/** The colors of the design tokens: the dark one where there are two, because the image has the deep ground of the band. */
const colors = new Map(
  [...tokens.matchAll(/--(color-[\w-]+): (?:light-dark\(#[\da-f]{6}, )?(#[\da-f]{6})/g)].map(
    ([, token, value = '']) => [`var(--${token})`, value],
  ),
);

const withColors = (markup: string) =>
  markup.replaceAll(/var\(--[\w-]+\)/g, (variable) => colors.get(variable) ?? variable);

/** The preview image of a page as an SVG document. */
export function previewSvg({ headline, section, name, host }: PreviewProps): string {
  const { width, height } = size;
  const lineHeight = headline.size * 1.24;
  // Section and headline are centered between the name and the host.
  const sectionHeight = section ? 60 : 0;
  const top = 335 - (sectionHeight + lineHeight * headline.lines.length) / 2;
  const firstLine = top + sectionHeight + headline.size * 0.9;
  const markup = renderToStaticMarkup(
    <>
      <rect width={width} height={height} fill="var(--color-band)" />
      <rect width={width} height="10" fill="var(--color-band-accent)" />
      <g transform={`translate(${left - 4} 60) scale(1.6)`}>
        <LogoMark />
      </g>
      {name && (
        <text x={left + 72} y="100" fontSize="34" fill="var(--color-band-text)">
          {name}
        </text>
      )}
      {section && (
        <text x={left} y={top + 28} fontSize="30" fill="var(--color-band-accent)">
          {section}
        </text>
      )}
      {headline.lines.map((line, index) => (
        <text
          key={line}
          x={left}
          y={firstLine + index * lineHeight}
          fontSize={headline.size}
          letterSpacing="-0.5"
          fill="var(--color-band-text)"
        >
          {line}
        </text>
      ))}
      {host && (
        <text x={left} y="574" fontSize="24" fill="var(--color-band-text-muted)">
          {host}
        </text>
      )}
    </>,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-weight="600" fill="none">${withColors(markup)}</svg>`;
}
