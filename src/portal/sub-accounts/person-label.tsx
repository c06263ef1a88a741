import type { ReactNode } from 'react';
import { EmailText } from '../../ui/email-text.tsx';
import styles from './list-page.module.css';

interface PersonLabelProps {
  person: { name: string; account: string };
  /** What is before the name. */
  children?: ReactNode;
}

/** The name and the e-mail of a sub-account in a list of a dialog. */
export function PersonLabel({ person: { name, account }, children }: PersonLabelProps) {
  return (
    <span className={styles.person}>
      {children}{' '}
      <bdi>
        <b>{name}</b>
      </bdi>{' '}
      <span>
        <EmailText email={account} />
      </span>
    </span>
  );
}
