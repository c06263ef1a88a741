/** Reads a stack, or lines of the log, and prints it with positions in the source code: `npm run symbolicate < stack.txt`. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Command } from 'commander';
import { sourceMapDirectory } from '../build/source-maps.ts';
import { symbolicate } from './symbolicate.ts';

const program = new Command('npm run symbolicate --')
  .description('Replaces positions in scripts of a build by positions in the source code.')
  .argument('[file]', 'file with a stack or lines of the log; standard input by default')
  .option('--maps <directory>', 'source maps of the release', sourceMapDirectory)
  .parse();
const { maps } = program.opts<{ maps: string }>();
const [file] = program.args;

if (!existsSync(maps)) {
  console.error(`There are no source maps in ${maps}: run \`npm run build\` on the commit of the release.`);
  process.exit(1);
}
const stack = file ? readFileSync(file, 'utf8') : await text(process.stdin);
process.stdout.write(
  symbolicate(stack, (script) => {
    const path = join(maps, `${script}.map`);
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  }),
);
