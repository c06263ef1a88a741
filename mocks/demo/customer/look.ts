import type { Customer } from './customer.ts';

type Rgb = [number, number, number];

const black: Rgb = [0, 0, 0];
const white: Rgb = [255, 255, 255];
/** Backgrounds of the site with the least contrast to an accent. */
const grounds: { light: Rgb; dark: Rgb } = { light: [243, 241, 234], dark: [22, 30, 27] };
const minContrast = 4.6;

const parse = (color: string): Rgb => {
  const channel = (index: number) => Number.parseInt(color.slice(index, index + 2), 16);
  return [channel(1), channel(3), channel(5)];
};
const mix = (color: Rgb, other: Rgb, share: number): Rgb => {
  const channel = (index: 0 | 1 | 2) => Math.round(color[index] * (1 - share) + other[index] * share);
  return [channel(0), channel(1), channel(2)];
};
const hex = (color: Rgb) => `#${color.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
const write = (color: Rgb) => `rgb(${color.join(' ')})`;

/** The relative luminance of WCAG 2. */
function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The nearest color that is readable on a background. */
function readable(color: Rgb, ground: Rgb, towards: Rgb): Rgb {
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = mix(color, towards, share);
    if (contrast(mixed, ground) >= minContrast) return mixed;
  }
  return towards;
}

/** The readable accents of a color, for both schemes. */
export function accentsOf(color: string): { light: Rgb; dark: Rgb } {
  const parsed = parse(color);
  return {
    light: readable(parsed, grounds.light, black),
    dark: readable(parsed, grounds.dark, white),
  };
}

const softOf = ({ light, dark }: { light: Rgb; dark: Rgb }) => ({
  light: mix(light, white, 0.9),
  dark: mix(dark, black, 0.8),
});

/** The colors of a dashboard: of charts and soft areas, light, then dark. */
export function dashboardColors(color: string): string {
  const accents = accentsOf(color);
  const soft = softOf(accents);
  return [accents.light, soft.light, accents.dark, soft.dark].map(hex).join();
}

function colorRules(color: string): string {
  const { light, dark } = accentsOf(color);
  const soft = softOf({ light, dark });
  const pair = (one: Rgb, other: Rgb) => `light-dark(${write(one)}, ${write(other)})`;
  return `:root:root {
  --color-accent: ${pair(light, dark)};
  --color-accent-hover: ${pair(mix(light, black, 0.2), mix(dark, white, 0.25))};
  --color-accent-soft: ${pair(soft.light, soft.dark)};
  --color-on-accent: ${pair(white, black)};
  --color-focus: ${pair(light, dark)};
  --color-chart-1: ${pair(light, dark)};
}`;
}

/** The logo in the portal. Most logos are made for white, and phones have no space for a logo beside the name of the portal. */
const logoRules = (logo: string, ratio: number) => `[data-portal] [data-logo] {
  width: min(7rem, ${ratio} * 1.75rem);
  background: url("${logo}") left center / contain no-repeat;
}
[data-portal] [data-logo] > * { display: none; }
@media (prefers-color-scheme: dark) {
  [data-portal] [data-logo] {
    box-sizing: border-box;
    padding: 2px 4px;
    border-radius: 4px;
    background-color: white;
    background-origin: content-box;
  }
}
@media (max-width: 749.98px) { [data-portal] a { font-size: 0; } }`;

let shownLogo: string | undefined;
const sheet = typeof CSSStyleSheet === 'undefined' ? undefined : new CSSStyleSheet();

/** Shows color and logo of a customer: the color on every page, the logo in the portal. */
export function applyLook(customer: Customer | undefined): void {
  if (!sheet) return;
  const { color, logo } = customer ?? {};
  const rules = color ? colorRules(color) : '';
  sheet.replaceSync(rules);
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  shownLogo = logo;
  if (!logo) return;
  const image = new Image();
  image.onload = () => {
    // Another customer may have come meanwhile.
    if (logo === shownLogo)
      sheet.replaceSync(rules + logoRules(logo, image.naturalWidth / image.naturalHeight));
  };
  image.src = logo;
}
