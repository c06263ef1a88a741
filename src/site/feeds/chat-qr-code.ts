import type { LoaderFunctionArgs } from 'react-router';
import { bootstrapContext } from '../../app/bootstrap-data.tsx';
import { qrCodeSvg } from '../../ui/qr-code-svg.ts';
import { documentResponse } from './xml.ts';

/** The QR code of the enterprise chat. A picture of its own, because no page needs it before it is scrolled to. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { chatUrl } = context.get(bootstrapContext).config.contact;
  if (!chatUrl) throw new Response(null, { status: 404 });
  return documentResponse(qrCodeSvg(chatUrl), 'image/svg+xml');
}
