interface CodePictureProps {
  /** The number of modules per side, including the quiet zone. */
  size: number;
  /** Data of an SVG path: strokes along the upper edge of the dark modules. */
  path: string;
  label: string;
  className?: string;
}

/** A QR code, dark on light in both color schemes for scanners. */
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
