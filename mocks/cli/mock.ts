/** Command line of the fake backend: `npm run mock`. */
import { readVersion } from './contract-version.ts';
import { createProgram } from './program.ts';
import { reportError } from './report-error.ts';

const words = process.argv.slice(2);
const [first] = words;
const isForServer =
  first === undefined || (first.startsWith('-') && !['--help', '-h', '--version'].includes(first));

try {
  if (first === '--version') console.log(await readVersion());
  else await createProgram().parseAsync(isForServer ? ['serve', ...words] : words, { from: 'user' });
} catch (error) {
  reportError(error);
}
