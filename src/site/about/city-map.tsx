import type { ReactNode } from 'react';
import type { OfficeId } from '../../config/config.ts';
import styles from './contact-page.module.css';

const road = { stroke: 'var(--color-surface)', strokeWidth: 7, fill: 'none' };
const street = { stroke: 'var(--color-surface)', strokeWidth: 3, fill: 'none' };
const water = 'var(--color-chart-4)';

/** Landmarks of each city, not to scale. */
const sketches: Record<OfficeId, ReactNode> = {
  // Rings around a square, and the axis through it.
  beijing: (
    <>
      <rect x="60" y="45" width="280" height="150" rx="34" {...road} />
      <rect x="110" y="72" width="180" height="96" rx="22" {...road} />
      <path d="M200 0v240M0 120h400" {...street} />
      <path d="M60 20v200M340 20v200M0 40h400M0 204h400" {...street} />
      <rect x="176" y="100" width="48" height="40" rx="4" fill="var(--color-chart-2)" opacity="0.55" />
    </>
  ),
  // A river that bends between two halves.
  shanghai: (
    <>
      <path
        d="M250-10c-30 50 60 70 20 120s-120 20-110 74 40 40 30 70"
        stroke={water}
        strokeWidth="26"
        fill="none"
        opacity="0.35"
      />
      <path d="M0 70h400M0 160h400M80 0v240M330 0v240" {...road} />
      <path d="M0 25h400M0 115h400M0 205h400M30 0v240M130 0v240M180 0v240M370 0v240" {...street} />
    </>
  ),
  // Two arms of a river around an island, the new axis across them.
  guangzhou: (
    <>
      <path
        d="M0 150c70-26 120 16 200 0s130-20 200 6"
        stroke={water}
        strokeWidth="20"
        fill="none"
        opacity="0.35"
      />
      <path
        d="M0 206c90-34 150 8 230-8s110 4 170 16"
        stroke={water}
        strokeWidth="12"
        fill="none"
        opacity="0.35"
      />
      <path d="M220 0v240M0 60h400M0 112h400" {...road} />
      <path d="M60 0v130M120 0v130M170 0v130M280 0v130M340 0v130M0 25h400" {...street} />
      <path d="M60 180h280" {...street} />
    </>
  ),
  // Hills behind, the bay in front.
  shenzhen: (
    <>
      <path d="M0 240v-60c70-30 110 20 170 6s110-26 230 8v46Z" fill={water} opacity="0.35" />
      <path d="M40 40l40-34 46 34ZM280 46l52-40 50 40Z" fill="var(--color-chart-1)" opacity="0.4" />
      <path d="M0 96h400M0 150h400" {...road} />
      <path d="M50 60v110M120 50v120M200 0v180M270 50v120M350 50v120M0 66h400M0 122h400" {...street} />
    </>
  ),
};

/** The position of the pin. */
const pins: Record<OfficeId, string> = {
  beijing: '302 140',
  shanghai: '106 140',
  guangzhou: '250 112',
  shenzhen: '160 136',
};

/** A sketch of the city with a pin. The text beside it contains the same information. */
export function CityMap({ office, label }: { office: OfficeId; label: string }) {
  return (
    <svg viewBox="0 0 400 240" className={styles.map} role="img" aria-label={label}>
      <rect width="400" height="240" fill="var(--color-chart-soft)" />
      {sketches[office]}
      <g transform={`translate(${pins[office]})`}>
        <ellipse rx="14" ry="5" cy="2" fill="#000" opacity="0.18" />
        <path d="M0 0c-16-18-22-28-22-38a22 22 0 0 1 44 0c0 10-6 20-22 38Z" fill="var(--color-accent)" />
        <circle cy="-38" r="8" fill="var(--color-on-accent)" />
      </g>
    </svg>
  );
}
