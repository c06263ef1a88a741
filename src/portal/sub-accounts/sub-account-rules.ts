import { email } from '../../forms/validators/email.ts';
import { mobile } from '../../forms/validators/mobile.ts';
import { subAccountName } from '../../forms/validators/name.ts';
import { subAccountPassword } from '../../forms/validators/password.ts';

/** The rules of a new sub-account, in the form and in an import. */
export const subAccountRules = { account: email, name: subAccountName, mobile, password: subAccountPassword };
