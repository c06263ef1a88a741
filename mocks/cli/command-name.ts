import { basename } from 'node:path';

const inProject = 'npm run mock --';

/** How a user starts a program file: with npm in the project, from the installed package, or as a file out of the package. */
export function commandNameOf(file: string): string {
  const name = basename(file);
  if (!name.startsWith('insight-mock')) return inProject;
  return name.endsWith('.mjs') && !file.includes('node_modules') ? `node ${name}` : 'npx insight-mock';
}

const [, program = ''] = process.argv;

/** How the user has started this program. */
export const commandName = commandNameOf(program);

/** Whether it runs from the sources, not from the package. */
export const isInProject = commandName === inProject;
