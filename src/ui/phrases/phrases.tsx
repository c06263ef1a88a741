import { type HTMLAttributes, useMemo, useState } from 'react';
import { useIsServerRendered } from '../static-html/use-is-server-rendered.ts';
import { breaksAtPhrases, hasHan, phraseHtml } from './phrase-html.ts';
import styles from './phrases.module.css';

/** The clauses that stay whole. In headings these are all that fit into a line at 320 pixels. */
const maxClause = { h1: 7, h2: 9, h3: 12, legend: 4, p: 4, span: 4, dt: 4, dd: 4 } as const;

/** Stands for the HTML of the server, which hydration keeps. */
const unwritten = { __html: '' };

interface PhrasesProps extends HTMLAttributes<HTMLElement> {
  as: keyof typeof maxClause;
  children: string;
}

/**
 * A heading or a short text whose Chinese lines break between words.
 *
 * The server inserts the break opportunities. The browser keeps them until the text changes: React does not compare inner HTML on
 * hydration, so that a browser without a segmenter or with another dictionary shows the same lines, and none has to load its dictionary.
 */
export function Phrases({ as: Tag, className, children, ...attributes }: PhrasesProps) {
  const isServerRendered = useIsServerRendered();
  const [kept, setKept] = useState(isServerRendered ? children : undefined);
  const isKept = kept === children;
  if (kept !== undefined && !isKept) setKept(undefined);
  const html = useMemo(
    () => (isKept ? unwritten : { __html: phraseHtml(children, maxClause[Tag]) }),
    [isKept, Tag, children],
  );
  const isBroken = isKept ? hasHan(children) : breaksAtPhrases(children);
  const classNames = [className, isBroken && styles.phrases].filter(Boolean).join(' ');
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
