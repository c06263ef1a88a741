/** 32 letters and 8 digits that are not mistaken for each other, written or spoken. A byte has a multiple of them as values. */
const characters = 'ABCDEFGHKLMNPRSTabcdefghkmnprstu';
const digits = '23456789';
const classes = [/[A-Z]/, /[a-z]/, /\d/];
/** Groups of four, which one can read out on the phone: three letters and a digit. */
const groups = 4;

function generate(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(groups * 4));
  const pick = (alphabet: string, byte = 0) => alphabet[byte % alphabet.length];
  return Array.from({ length: groups }, (_, group) =>
    [0, 1, 2, 3].map((place) => pick(place === 3 ? digits : characters, bytes[group * 4 + place])).join(''),
  ).join('-');
}

/** Generates a random password of 72 bits that satisfies the rules of every new password: groups of letters and digits. */
export function generatePassword(): string {
  for (;;) {
    const password = generate();
    if (classes.every((pattern) => pattern.test(password))) return password;
  }
}
