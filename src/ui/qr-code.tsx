interface CodePictureProps {
  /** Modules along an edge, the quiet zone included. */
  size: number;
  /** Data of an SVG path: strokes along the upper edge of the dark modules. */
  path: string;
  label: string;
  className?: string;
}

/** A QR code. Readers want dark on light, so it keeps its colours in both schemes. */
export function QrCode({ size, path, label, className }: CodePictureProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      className={className}
      width="112"
      height="112"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path stroke="#000" transform="translate(0 .5)" d={path} />
    </svg>
  );
}
