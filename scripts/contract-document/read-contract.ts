import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { isObject, type JsonObject } from './json.ts';

/** Thrown when a contract cannot be read. The message is a sentence. */
export class UnreadableContractError extends Error {
  override name = 'UnreadableContractError';
}

const bundle = 'openapi/generated/contract.json';
/** The bundled contract of the working tree. */
export const ownContract = fileURLToPath(new URL(`../../${bundle}`, import.meta.url));

/**
 * Reads a bundled contract, as JSON or YAML.
 *
 * @param source URL, file, or git reference whose bundle is read
 * @throws UnreadableContractError when there is none
 */
export async function readContract(source: string): Promise<JsonObject> {
  const text = await readSource(source);
  const document: unknown = parseText(text, source);
  if (!isObject(document) || !isObject(document.paths))
    throw new UnreadableContractError(`${source} is no OpenAPI document. It has no paths.`);
  return document;
}

async function readSource(source: string): Promise<string> {
  if (/^https?:\/\//.test(source)) return readUrl(source);
  if (existsSync(source)) return readFile(source, 'utf8');
  const text = git('show', `${source}:${bundle}`);
  if (text !== undefined) return text;
  throw new UnreadableContractError(
    `${JSON.stringify(source)} is no file, no URL and no git reference with ${bundle}.`,
  );
}

async function readUrl(url: string): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(30_000) });
    if (response.ok) return await response.text();
    throw new UnreadableContractError(`${url} responds with status ${response.status}.`);
  } catch (error) {
    if (error instanceof UnreadableContractError) throw error;
    throw new UnreadableContractError(`No server responds at ${url}.`);
  }
}

function parseText(text: string, source: string): unknown {
  try {
    return text.trimStart().startsWith('{') ? JSON.parse(text) : parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UnreadableContractError(`${source} cannot be parsed: ${reason}`);
  }
}

/** The tag of the last release; undefined without one. */
export const lastRelease = (): string | undefined => git('describe', '--tags', '--abbrev=0')?.trim();

/** The output of git in the working directory; undefined when it fails. */
function git(...words: string[]): string | undefined {
  try {
    return execFileSync('git', words, {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}
