/** 22 letters that are not mistaken for digits or each other: no i, l, o and v. */
const letters = 'abcdefghjkmnpqrstuwxyz';
const digits = '23456789';
/** Groups of four, which one can read out on the phone: three letters and a digit. The place tells a digit from a letter. */
const groups = 4;

/** A random character, each equally often. */
function pick(alphabet: string): string {
  const end = 256 - (256 % alphabet.length);
  for (;;) {
    const [byte = end] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < end) return alphabet.charAt(byte % alphabet.length);
  }
}

const group = () => pick(letters) + pick(letters) + pick(letters) + pick(digits);

/**
 * Generates a random password of 65 bits (12 letters of 4.46 bits, 4 digits of 3) that satisfies the rules of every new password. The
 * first letter is the only capital: it adds no bits, and is said once instead of before every other letter.
 */
export function generatePassword(): string {
  const password = Array.from({ length: groups }, group).join('-');
  return password.charAt(0).toUpperCase() + password.slice(1);
}
