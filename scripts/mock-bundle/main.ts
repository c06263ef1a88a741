/** Writes the fake backend into one file: `npm run mock:bundle`. */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { Command } from 'commander';
import { bundleMock } from './bundle-mock.ts';

const { out } = new Command('npm run mock:bundle --')
  .description(
    'Writes the fake backend into one file, which Node starts without the packages of this project.',
  )
  .option('--out <file>', 'file to write', 'build-mock/mock.mjs')
  .parse()
  .opts<{ out: string }>();

await bundleMock(resolve(out));
const megabytes = (statSync(out).size / 1e6).toFixed(1);
console.log(`Wrote ${out} (${megabytes} MB). Start it with \`node ${out} --port 4010\`.`);
