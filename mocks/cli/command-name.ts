import { basename } from 'node:path';

const [, file = ''] = process.argv;

/** How a user starts this program: with npm in the project, or as the file that `npm run mock:bundle` writes. */
export const commandName = file.endsWith('.mjs') ? `node ${basename(file)}` : 'npm run mock --';
