import contract from '../../openapi/generated/contract.json' with { type: 'json' };

/** What the contract asks of the plain text of a password: `x-plain-text`. */
interface PlainText {
  minLength: number;
  maxLength: number;
  minClasses: number;
  pattern?: string;
}

const { PasswordChangeRequest, SubUserCreateRequest, SubUserPasswordRequest } = contract.components.schemas;
const own: PlainText = PasswordChangeRequest.properties.newPassword['x-plain-text'];
const subAccount: PlainText = SubUserCreateRequest.properties.password['x-plain-text'];
const reset: PlainText = SubUserPasswordRequest.properties.password['x-plain-text'];

/** Lengths count characters, not the halves that JavaScript keeps some of them in. */
function hasLength(password: string, { minLength, maxLength }: PlainText): boolean {
  const { length } = [...password];
  return length >= minLength && length <= maxLength;
}

function hasClasses(password: string, { minClasses }: PlainText): boolean {
  const classes = new Set(
    [...password].map((character) =>
      /[0-9]/.test(character) ? 'digit' : /[A-Za-z]/.test(character) ? 'letter' : 'other',
    ),
  );
  return classes.size >= minClasses;
}

const meets = (password: string, rule: PlainText): boolean =>
  hasLength(password, rule) && hasClasses(password, rule) && new RegExp(rule.pattern ?? '').test(password);

/** Whether an account's own new password will do. */
export const isNewPassword = (password: string) => meets(password, own);

/** Whether a sub-account can be created or edited with the password. */
export const isSubAccountPassword = (password: string) => meets(password, subAccount);

/** Whether a sub-account's password can be reset to one of this length. */
export const hasResetLength = (password: string) => hasLength(password, reset);

/** Whether a sub-account's password can be reset to one of these classes. */
export const isStrong = (password: string) => hasClasses(password, reset);
