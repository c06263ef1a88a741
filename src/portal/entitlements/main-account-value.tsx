import type { MainAccount } from './load-main-account.ts';

/** The name and the e-mail of the main account, in a description list. */
export function MainAccountValue({
  mainAccount: { name, email },
}: {
  mainAccount: NonNullable<MainAccount>;
}) {
  return (
    <>
      {name} <a href={`mailto:${email}`}>{email}</a>
    </>
  );
}
