import contract from '../../openapi/generated/contract.json' with { type: 'json' };

/** The rules of the contract for the plain text of a password: `x-plain-text`. */
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

/** Lengths count code points, not UTF-16 code units. */
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

/** Whether a new password is valid for the user's own account. */
export const isNewPassword = (password: string) => meets(password, own);

/** Whether the password is valid for creating or editing a sub-account. */
export const isSubAccountPassword = (password: string) => meets(password, subAccount);

/** Whether the length is valid for the reset of a sub-account's password. */
export const hasResetLength = (password: string) => hasLength(password, reset);

/** Whether the character classes are valid for the reset of a sub-account's password. */
export const isStrong = (password: string) => hasClasses(password, reset);
