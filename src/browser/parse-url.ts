import { attempt } from './attempt.ts';

/** Parses a URL; undefined for an invalid one. `URL.canParse` and `URL.parse` are missing in supported browsers. */
export const parseUrl = (text: string, base?: string): URL | undefined => attempt(() => new URL(text, base));
