import { readFile } from 'node:fs/promises';
import { isInProject } from './command-name.ts';

/** Reads the version of the contract, which most commands do not load. */
export async function readContractVersion(): Promise<string> {
  const { default: contract } = await import('../../openapi/generated/contract.json', {
    with: { type: 'json' },
  });
  return contract.info.version;
}

/** Reads the version of the program: that of its package, which begins with that of the contract. */
export async function readVersion(): Promise<string> {
  if (isInProject) return readContractVersion();
  const { version } = JSON.parse(await readFile(new URL('package.json', import.meta.url), 'utf8'));
  return version;
}
