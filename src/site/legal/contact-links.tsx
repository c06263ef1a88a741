import { useBootstrapData } from '../../app/bootstrap-data.tsx';
import { paths } from '../../app/paths.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { LinkRow } from '../sections/text-parts.tsx';

/** The e-mail address for requests about data and security, and the contact page. */
export function ContactLinks({ pageLabel }: { pageLabel: string }) {
  const { email } = useBootstrapData().config.legal;
  return (
    <LinkRow>
      {email && <a href={`mailto:${email}`}>{email}</a>}
      <LocalizedLink to={paths.contact()}>{pageLabel}</LocalizedLink>
    </LinkRow>
  );
}
