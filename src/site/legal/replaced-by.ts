import { type MiddlewareFunction, redirect } from 'react-router';
import { bootstrapContext } from '../../app/bootstrap-data.tsx';

/** Redirects a page to the configured document that replaces it. */
export const replacedBy =
  (name: 'privacyUrl' | 'termsUrl'): MiddlewareFunction =>
  ({ context }) => {
    const url = context.get(bootstrapContext).config.legal[name];
    if (url) throw redirect(url);
  };
