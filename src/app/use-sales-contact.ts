import { useBootstrapData } from './bootstrap-data.tsx';

/** The phone number and e-mail address of sales, for people who are not customers yet; the hotline where sales has no number. */
export function useSalesContact() {
  const { salesEmail, salesPhone, servicePhone } = useBootstrapData().config.contact;
  return { phone: salesPhone ?? servicePhone, email: salesEmail };
}
