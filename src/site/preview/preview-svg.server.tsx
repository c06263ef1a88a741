import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LogoMark } from '../../ui/logo-mark.tsx';
import tokens from '../../ui/tokens.css?raw';
import type { Headline } from './set-headline.ts';

/** The size that networks recommend for a large card. */
export const previewSize = { width: 1200, height: 630 };

/** The width of headlines beside a drawing, and without one. */
export const headlineWidths = { beside: 500, alone: 1040 };

interface PreviewProps {
  headline: Headline;
  /** The section of the page. */
  label?: string;
  /** The configured name. */
  name: string | null;
  /** The host of the site. */
  host: string | null;
  /** Without it, the headline takes the full width. */
  drawing?: ReactElement;
}

/** The light values of the design tokens. */
const colors = new Map(
  [...tokens.matchAll(/--(color-[\w-]+): (?:light-dark\()?(#[\da-f]{6})/g)].map(([, token, value = '']) => [
    `var(--${token})`,
    value,
  ]),
);

const withColors = (markup: string) =>
  markup.replaceAll(/var\(--[\w-]+\)/g, (variable) => colors.get(variable) ?? variable);

const left = 72;
/** A longer label is smaller, so that it stays beside the drawing. */
const maxLabel = 36;
const panel = { x: 620, width: 580 };
const drawingBox = { x: panel.x + 40, y: 55, width: panel.width - 80, height: 520 };

/** The composition of a drawing for phones, which is legible in a small picture, or else the whole drawing. */
function drawingMarkup(drawing: ReactElement): string {
  const markup = renderToStaticMarkup(drawing);
  const at = markup.search(/<svg[^>]*data-composition/);
  const placed = (svg: string) => {
    const { x, y, width, height } = drawingBox;
    return svg
      .replace(/(?<=^<svg[^>]*) width="[^"]*"/, ` x="${x}" y="${y}" width="${width}"`)
      .replace(/(?<=^<svg[^>]*) height="[^"]*"/, ` height="${height}"`);
  };
  if (at < 0) return placed(markup);
  return `<defs>${markup.slice(0, at)}</defs>${placed(markup.slice(at))}`;
}

/** The preview image of a page as an SVG document. */
export function previewSvg({ headline, label, name, host, drawing }: PreviewProps): string {
  const { width, height } = previewSize;
  const lineHeight = headline.size * 1.24;
  // Label and headline are centered between the name and the host.
  const labelHeight = label ? 48 : 0;
  const top = 340 - (labelHeight + lineHeight * headline.lines.length) / 2;
  const firstLine = top + labelHeight + headline.size * 0.9;
  const markup = renderToStaticMarkup(
    <>
      <rect width={width} height={height} fill="var(--color-ground)" />
      <rect width="12" height={height} fill="var(--color-accent)" />
      {drawing && <rect {...panel} height={height} fill="var(--color-sunken)" />}
      <g transform={`translate(${left - 4} 56) scale(1.45)`}>
        <LogoMark />
      </g>
      {name && (
        <text x={left + 66} y="92" fontSize="30" fill="var(--color-text)">
          {name}
        </text>
      )}
      {label && (
        <text x={left} y={top + 22} fontSize={label.length > maxLabel ? 20 : 24} fill="var(--color-accent)">
          {label}
        </text>
      )}
      {headline.lines.map((line, index) => (
        <text
          key={line}
          x={left}
          y={firstLine + index * lineHeight}
          fontSize={headline.size}
          letterSpacing="-0.5"
          fill="var(--color-text)"
        >
          {line}
        </text>
      ))}
      {host && (
        <text x={left} y="574" fontSize="22" fill="var(--color-text-muted)">
          {host}
        </text>
      )}
    </>,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-weight="600" fill="none">${withColors(markup + (drawing ? drawingMarkup(drawing) : ''))}</svg>`;
}
