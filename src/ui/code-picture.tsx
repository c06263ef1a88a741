interface CodePictureProps {
  /** Modules along an edge, the quiet zone included. */
  size: number;
  /** Data of an SVG path that covers the dark modules. */
  path: string;
  label: string;
  className?: string;
}

/** A QR code. Readers want dark on light, so it keeps its colours in both schemes. */
export function CodePicture({ size, path, label, className }: CodePictureProps) {
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
      <path fill="#000" d={path} />
    </svg>
  );
}
