import type { LoaderFunctionArgs } from 'react-router';
import { bootstrapContext } from '../../app/bootstrap-data.tsx';
import { htmlLanguage, languages } from '../../i18n/languages.ts';
import { paths } from '../../paths/paths.ts';
import { originOf } from './site-origin.ts';
import { documentResponse } from './xml.ts';

/** RFC 9116 recommends less than a year. A file of a static site is as old as its build. */
const validDays = 300;

/** The midnight on which the file expires. */
function expiryDate(): string {
  const expiry = new Date(Date.now() + validDays * 24 * 60 * 60 * 1000);
  return `${expiry.toISOString().slice(0, 10)}T00:00:00Z`;
}

/** The security.txt (RFC 9116) with the contacts of the security page; 404 without any. Its web addresses must begin with `https:`. */
export function loader(args: LoaderFunctionArgs): Response {
  const { email } = args.context.get(bootstrapContext).config.legal;
  const origin = originOf(args);
  const isSecure = origin.startsWith('https:');
  if (!email && !isSecure) return new Response(null, { status: 404 });
  const lines = [
    ...(email ? [`Contact: mailto:${email}`] : []),
    ...(isSecure ? [`Contact: ${origin}${paths.contact()}`] : []),
    `Expires: ${expiryDate()}`,
    `Preferred-Languages: ${languages.map(htmlLanguage).join(', ')}`,
    ...(isSecure
      ? [`Canonical: ${origin}${paths.securityTxt()}`, `Policy: ${origin}${paths.security()}`]
      : []),
    '',
  ];
  return documentResponse(lines.join('\n'), 'text/plain');
}
