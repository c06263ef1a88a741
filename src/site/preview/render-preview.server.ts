import type { ReactElement } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { splitPhrases } from '../../ui/phrases/phrase-html.ts';
import { fontsOf, isDrawable, widthOf } from './preview-fonts.server.ts';
import { headlineWidths, previewSvg } from './preview-svg.server.tsx';
import { loadResvg, renderPng } from './resvg.server.ts';
import { setHeadline } from './set-headline.ts';

interface PreviewImage {
  headline: string;
  /** Replaces a headline with characters that the typefaces lack. */
  fallback: string;
  label?: string;
  name: string | null;
  host: string | null;
  drawing?: ReactElement;
}

/** Clauses up to this length stay in one line. */
const maxClause = 7;

/** Splits a headline where a line may break. */
const partsOf = (text: string): string[] =>
  splitPhrases(text, maxClause)
    .flat()
    .flatMap((phrase) => phrase.split(/(?<= )/));

/** Renders the preview image of a page as PNG. */
export async function renderPreview(
  { headline, fallback, ...facts }: PreviewImage,
  language: Language,
): Promise<Uint8Array<ArrayBuffer>> {
  await loadResvg();
  const text = isDrawable(headline) ? headline : fallback;
  const maxWidth = facts.drawing ? headlineWidths.beside : headlineWidths.alone;
  const svg = previewSvg({ ...facts, headline: setHeadline(partsOf(text), maxWidth, widthOf) });
  return renderPng(svg, fontsOf(svg, language));
}
