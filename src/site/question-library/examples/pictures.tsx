import { type MouseEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { UploadIcon } from '../icons.tsx';
import { Choices } from './choices.tsx';
import { type ExampleProps, listOf } from './example.ts';
import styles from './examples.module.css';

const width = 360;
const height = 210;
const rows = 3;
const columns = 4;

interface Point {
  x: number;
  y: number;
}

/** A picture to click: any point with the mouse, grid fields with the keyboard. */
function ClickPicture({ label, most, children }: { label: string; most: number; children: ReactNode }) {
  const { t } = useTranslation(['lib']);
  const [points, setPoints] = useState<Point[]>([]);

  function mark(event: MouseEvent<HTMLButtonElement>, row: number, column: number) {
    const box = event.currentTarget.parentElement?.getBoundingClientRect();
    // A key press has no position and uses the center of the field.
    const isKey = event.detail === 0;
    const point =
      isKey || !box
        ? { x: ((column + 0.5) * width) / columns, y: ((row + 0.5) * height) / rows }
        : {
            x: ((event.clientX - box.left) / box.width) * width,
            y: ((event.clientY - box.top) / box.height) * height,
          };
    setPoints([...points, point].slice(-most));
  }

  return (
    <>
      <div className={styles.picture}>
        <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
          {children}
        </svg>
        <div className={styles.spots}>
          {Array.from({ length: rows * columns }, (_, index) => {
            const row = Math.floor(index / columns);
            const column = index % columns;
            const name = t('lib.control.spot', { row: row + 1, column: column + 1 });
            return (
              <button
                key={name}
                type="button"
                aria-label={name}
                onClick={(event) => mark(event, row, column)}
              />
            );
          })}
        </div>
        <svg className={styles.dots} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {points.map(({ x, y }) => (
            <g key={`${x} ${y}`}>
              <circle cx={x} cy={y} r="26" fill="var(--color-chart-3)" opacity="0.25" />
              <circle cx={x} cy={y} r="13" fill="var(--color-chart-3)" opacity="0.45" />
              <circle cx={x} cy={y} r="5" fill="var(--color-chart-3)" />
            </g>
          ))}
        </svg>
      </div>
      <p className={styles.between}>
        <span role="status">{t('lib.control.marked', { count: points.length })}</span>
        <button type="button" className={styles.text} onClick={() => setPoints([])}>
          {t('lib.control.undo')}
        </button>
      </p>
    </>
  );
}

export function HeatMap({ parts }: ExampleProps) {
  return (
    <ClickPicture label={parts} most={12}>
      <rect width={width} height={height} fill="var(--color-surface)" />
      <rect width={width} height="26" fill="var(--color-band)" />
      <rect x="14" y="9" width="46" height="8" rx="4" fill="var(--color-band-accent)" />
      <rect x="300" y="7" width="46" height="12" rx="6" fill="var(--color-band-accent)" />
      <rect x="18" y="46" width="150" height="16" rx="4" fill="var(--color-text)" opacity="0.8" />
      <rect x="18" y="72" width="120" height="8" rx="4" fill="var(--color-border-strong)" opacity="0.5" />
      <rect x="18" y="86" width="134" height="8" rx="4" fill="var(--color-border-strong)" opacity="0.5" />
      <rect x="18" y="108" width="74" height="22" rx="11" fill="var(--color-accent)" />
      <rect x="196" y="42" width="146" height="96" rx="10" fill="var(--color-chart-soft)" />
      <circle cx="269" cy="90" r="28" fill="var(--color-chart-2)" />
      {[18, 132, 246].map((x) => (
        <rect key={x} x={x} y="154" width="96" height="44" rx="8" fill="var(--color-sunken)" />
      ))}
    </ClickPicture>
  );
}

export function Location({ parts }: ExampleProps) {
  return (
    <ClickPicture label={parts} most={1}>
      <rect width={width} height={height} fill="var(--color-chart-soft)" />
      <path d="M0 30h360M0 184h360M44 0v210M316 0v210" stroke="var(--color-surface)" strokeWidth="14" />
      <rect
        x="70"
        y="52"
        width="220"
        height="110"
        rx="12"
        fill="var(--color-surface)"
        stroke="var(--color-border-strong)"
      />
      <path d="M70 107h220M144 52v110M216 52v110" stroke="var(--color-border)" strokeWidth="2" />
      <path d="M170 52h20M170 162h20M70 98v18M290 98v18" stroke="var(--color-accent)" strokeWidth="6" />
    </ClickPicture>
  );
}

/** Words that can be highlighted. */
export function Highlight({ parts }: ExampleProps) {
  const [chosen, setChosen] = useState<string[]>([]);
  return (
    <div className={styles.scale}>
      {listOf(parts).map((word) => {
        const isChosen = chosen.includes(word);
        return (
          <button
            key={word}
            type="button"
            className={styles.word}
            aria-pressed={isChosen}
            onClick={() => setChosen(isChosen ? chosen.filter((other) => other !== word) : [...chosen, word])}
          >
            {word}
          </button>
        );
      })}
    </div>
  );
}

/** A drawn signature, or a typed name as the accessible alternative. */
export function Signature({ name, parts }: ExampleProps) {
  const { t } = useTranslation(['lib']);
  const [strokes, setStrokes] = useState<string[]>([]);

  function pointOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): string {
    const box = currentTarget.getBoundingClientRect();
    return `${Math.round(((clientX - box.left) / box.width) * width)} ${Math.round(((clientY - box.top) / box.height) * 120)}`;
  }

  return (
    <div className={styles.options}>
      <div className={styles.padFrame}>
        <svg
          viewBox={`0 0 ${width} 120`}
          className={styles.pad}
          role="img"
          aria-label={parts}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            setStrokes([...strokes, `M${pointOf(event)}`]);
          }}
          onPointerMove={(event) => {
            if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
            const point = pointOf(event);
            setStrokes((all) =>
              all.map((stroke, at) => (at === all.length - 1 ? `${stroke}L${point}` : stroke)),
            );
          }}
        >
          <path d="M24 92h312" stroke="var(--color-border)" />
          <path
            d={strokes.join('')}
            fill="none"
            stroke="var(--color-text)"
            strokeWidth="3"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        <button type="button" className={styles.text} onClick={() => setStrokes([])}>
          {t('lib.control.wipe')}
        </button>
      </div>
      <p className={styles.note}>{t('lib.control.sign')}</p>
      <input
        name={name}
        className={styles.field}
        aria-label={t('lib.control.typed')}
        placeholder={t('lib.control.typed')}
        autoComplete="off"
      />
    </div>
  );
}

/** A file input that uploads nothing. */
export function Upload({ name, parts }: ExampleProps) {
  const { t } = useTranslation(['lib']);
  const [file, setFile] = useState<File>();
  return (
    <>
      <label className={styles.tile}>
        <input
          type="file"
          name={name}
          accept="image/*"
          onChange={({ currentTarget }) => setFile(currentTarget.files?.[0])}
        />
        <UploadIcon />
        {parts}
      </label>
      <p className={styles.note} role="status">
        {file
          ? t('lib.control.file', { name: file.name, size: Math.ceil(file.size / 1024) })
          : t('lib.control.stays')}
      </p>
    </>
  );
}

/** A drawn film of six seconds with a question. It shows its last picture before and after. */
export function Video(props: ExampleProps) {
  const { t } = useTranslation(['lib']);
  /** The number of the current showing; 0 before the first one. */
  const [showing, setShowing] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  return (
    <div className={styles.options}>
      <div className={styles.film}>
        <svg
          // The animations start again.
          key={showing}
          viewBox={`0 0 ${width} 150`}
          className={styles.picture}
          data-playing={isPlaying ? '' : undefined}
          aria-hidden="true"
          onAnimationEnd={({ target }) => {
            if (target instanceof Element && target.classList.contains(styles.played ?? ''))
              setPlaying(false);
          }}
        >
          <rect width={width} height="150" fill="var(--color-band)" />
          <path d="M0 116l70-44 60 30 84-58 146 62v44H0Z" fill="var(--color-band-raised)" />
          <g className={styles.cup}>
            <path d="M74 58h52l-6 52a8 8 0 0 1-8 7H88a8 8 0 0 1-8-7Z" fill="var(--color-chart-2)" />
            <path d="M70 52h60v10H70Z" fill="var(--color-band-text)" />
          </g>
          <g className={styles.tag}>
            <path d="M232 62h70v34h-70l-16-17Z" fill="var(--color-band-accent)" />
            <circle cx="234" cy="79" r="4" fill="var(--color-band)" />
            <text x="248" y="86" fontSize="20" fontWeight="650" fill="var(--color-band)">
              ¥22
            </text>
          </g>
          {!isPlaying && (
            <>
              <circle cx="180" cy="66" r="26" fill="var(--color-band-accent)" />
              <path d="M173 53l20 13-20 13Z" fill="var(--color-band)" />
            </>
          )}
          <rect
            x="20"
            y="132"
            width="320"
            height="4"
            rx="2"
            fill="var(--color-band-text-muted)"
            opacity="0.5"
          />
          <rect
            x="20"
            y="132"
            width="320"
            height="4"
            rx="2"
            fill="var(--color-band-accent)"
            className={styles.played}
          />
        </svg>
        <button
          type="button"
          aria-label={t(showing ? 'lib.control.playAgain' : 'lib.control.play')}
          onClick={() => {
            setShowing(showing + 1);
            setPlaying(true);
          }}
        />
      </div>
      <Choices {...props} type="radio" />
    </div>
  );
}
