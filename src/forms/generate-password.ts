/** 64 characters: letters and digits that are not mistaken for each other, and symbols that start no spreadsheet formula. */
const characters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789!#$%&*?_';
const classes = [/[A-Z]/, /[a-z]/, /\d/, /[^A-Za-z\d]/];
const passwordLength = 16;

/** Generates a random password that satisfies the rules of every new password. It has characters of all classes. */
export function generatePassword(): string {
  for (;;) {
    const bytes = crypto.getRandomValues(new Uint8Array(passwordLength));
    const password = Array.from(bytes, (byte) => characters[byte % characters.length]).join('');
    if (classes.every((pattern) => pattern.test(password))) return password;
  }
}
