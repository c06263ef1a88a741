/** Compresses the files of the client build. Runs after the build. */
import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const folder = fileURLToPath(new URL('../build/client/', import.meta.url));
/** The block sizes, as powers of two, of which the better one is taken: one suits long files, the other short ones. */
const blockSizes = [16, 20];
/** Smaller files fit into one packet uncompressed. */
const minBytes = 512;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

let files = 0;
for await (const name of glob('**/*.{js,css,svg,json,html,txt,xml,ico,webmanifest}', { cwd: folder })) {
  const content = await readFile(folder + name);
  if (content.length < minBytes) continue;
  const compress = (blockSize: number) =>
    toBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_LGBLOCK]: blockSize,
      },
    });
  const [gzipped, ...candidates] = await Promise.all([
    toGzip(content, { level: constants.Z_BEST_COMPRESSION }),
    ...blockSizes.map(compress),
  ]);
  const brotli = candidates.reduce((best, other) => (other.length < best.length ? other : best));
  await Promise.all([writeFile(`${folder}${name}.br`, brotli), writeFile(`${folder}${name}.gz`, gzipped)]);
  files += 1;
}
console.log(`Compressed ${files} files with brotli and gzip.`);
