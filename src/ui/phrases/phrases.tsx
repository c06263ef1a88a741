import { type HTMLAttributes, useMemo } from 'react';
import { breaksAtPhrases, phraseHtml } from './phrase-html.ts';
import styles from './phrases.module.css';

/** The clauses that stay whole. In headings these are all that fit into a line at 320 pixels. */
const maxClause = { h1: 7, h2: 9, h3: 12, legend: 4, p: 4, span: 4, dt: 4, dd: 4 } as const;

interface PhrasesProps extends HTMLAttributes<HTMLElement> {
  as: keyof typeof maxClause;
  children: string;
}

/**
 * A heading or a short text whose Chinese lines break between words.
 *
 * The server inserts the break opportunities. The browser keeps them on hydration: React does not compare inner HTML, so that a
 * browser without a segmenter or with another dictionary shows the same lines.
 */
export function Phrases({ as: Tag, className, children, ...attributes }: PhrasesProps) {
  const html = useMemo(() => ({ __html: phraseHtml(children, maxClause[Tag]) }), [Tag, children]);
  const classNames = [className, breaksAtPhrases(children) && styles.phrases].filter(Boolean).join(' ');
  return (
    <Tag
      {...attributes}
      className={classNames || undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped text and <wbr>
      dangerouslySetInnerHTML={html}
      suppressHydrationWarning
    />
  );
}
