/** Compresses the files of the client build. Runs after the build. */
import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const folder = fileURLToPath(new URL('../build/client/', import.meta.url));
/** Smaller files fit into one packet uncompressed. */
const minBytes = 512;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

let files = 0;
for await (const name of glob('**/*.{js,css,svg,json,html,txt,xml,ico,webmanifest}', { cwd: folder })) {
  const content = await readFile(folder + name);
  if (content.length < minBytes) continue;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [brotli, gzipped] = await Promise.all([
    toBrotli(content, { params }),
    toGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${folder}${name}.br`, brotli), writeFile(`${folder}${name}.gz`, gzipped)]);
  files += 1;
}
console.log(`Compressed ${files} files with brotli and gzip.`);
