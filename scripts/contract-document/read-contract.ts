import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { git } from './git.ts';
import { isObject, type JsonObject, UnreadableContractError } from './json.ts';

/** The bundle below the root of the repository. */
export const bundle = 'openapi/generated/contract.json';
/** The bundled contract of the working tree. */
export const ownContract = fileURLToPath(new URL(`../../${bundle}`, import.meta.url));

/**
 * Reads an OpenAPI 3 document in one file, as JSON or YAML.
 *
 * @param source URL, file, or git reference whose bundle is read
 * @param folder folder of the git repository
 * @throws UnreadableContractError when there is none
 */
export async function readContract(source: string, folder?: string): Promise<JsonObject> {
  const document = parseText(decode(await readSource(source, folder), source), source);
  if (isObject(document) && 'swagger' in document)
    throw new UnreadableContractError(`${source} is a Swagger 2 document. Convert it to OpenAPI 3 first.`);
  if (!isObject(document) || !isObject(document.paths))
    throw new UnreadableContractError(`${source} is no OpenAPI document. It has no paths.`);
  return document;
}

async function readSource(source: string, folder?: string): Promise<Uint8Array> {
  if (/^https?:\/\//.test(source)) return readUrl(source);
  if (existsSync(source)) {
    return readFile(source).catch(() => {
      throw new UnreadableContractError(`${source} is no readable file.`);
    });
  }
  const text = git(['show', `${source}:${bundle}`], folder);
  if (text !== undefined) return new TextEncoder().encode(text);
  throw new UnreadableContractError(
    `${JSON.stringify(source)} is no file, no URL and no git reference with ${bundle}.`,
  );
}

async function readUrl(url: string): Promise<Uint8Array> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(30_000) });
    if (response.ok) return await response.bytes();
    throw new UnreadableContractError(`${url} responds with status ${response.status}.`);
  } catch (error) {
    if (error instanceof UnreadableContractError) throw error;
    throw new UnreadableContractError(`No server responds at ${url}.`);
  }
}

/** Reads UTF-8 and UTF-16, with or without a byte order mark. */
function decode(bytes: Uint8Array, source: string): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff || second === 0 ? 'utf-16le' : first === 0xfe || first === 0 ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableContractError(`${source} is no text in UTF-8.`);
  }
}

function parseText(text: string, source: string): unknown {
  try {
    // YAML 1.2 has no merge keys (`<<`), but the documents of many backends have.
    return text.trimStart().startsWith('{') ? JSON.parse(text) : parse(text, { merge: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UnreadableContractError(`${source} cannot be parsed: ${reason}`);
  }
}
