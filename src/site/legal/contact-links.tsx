import { useBootstrapData } from '../../app/bootstrap-data.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { paths } from '../../paths/paths.ts';
import { LinkRow } from '../../ui/link-row.tsx';

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
