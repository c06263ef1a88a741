import type { Language } from '../../i18n/languages.ts';
import { splitPhrases } from '../../ui/phrases/phrase-html.ts';
import { fontsOf, isDrawable, widthOf } from './preview-fonts.server.ts';
import { headlineWidth, previewSvg } from './preview-svg.server.tsx';
import { loadResvg, renderPng } from './resvg.server.ts';
import { setHeadline } from './set-headline.ts';

/** The texts of a page on its preview image. */
export interface PreviewTexts {
  section?: string;
  headline: string;
  /** Replaces a headline with characters that the typefaces lack. */
  fallback: string;
}

interface PreviewImage extends PreviewTexts {
  name: string | null;
  host: string | null;
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
  { headline, fallback, section, ...facts }: PreviewImage,
  language: Language,
): Promise<Uint8Array<ArrayBuffer>> {
  await loadResvg();
  const text = isDrawable(headline) ? headline : fallback;
  const svg = previewSvg({
    ...facts,
    section: section === text ? undefined : section,
    headline: setHeadline(partsOf(text), headlineWidth, widthOf),
  });
  return renderPng(svg, fontsOf(svg, language));
}
