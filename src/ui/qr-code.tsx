interface QrCodeProps {
  /** The address of the picture. */
  src: string;
  label: string;
}

/** A QR code, loaded when it is about to be seen. */
export const QrCode = ({ src, label }: QrCodeProps) => (
  <img src={src} alt={label} width="112" height="112" loading="lazy" decoding="async" />
);
