import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { isObject, type JsonObject } from './json.ts';
import { CannotRun } from './run-command.ts';

/** The bundle below the root of the repository. */
const bundle = 'openapi/generated/contract.json';
/** The bundled contract of the working tree. */
export const ownContract = fileURLToPath(new URL(`../../${bundle}`, import.meta.url));

/**
 * Reads an OpenAPI 3 document in one file, as JSON or YAML.
 *
 * @param source URL, file, or git reference whose bundle is read
 * @param folder folder of the git repository
 * @throws CannotRun when there is none
 */
export async function readContract(source: string, folder?: string): Promise<JsonObject> {
  const document = parseText(decode(await readSource(source, folder), source), source);
  if (isObject(document) && 'swagger' in document)
    throw new CannotRun(`${source} is a Swagger 2 document. Convert it to OpenAPI 3 first.`);
  if (!isObject(document) || !isObject(document.paths))
    throw new CannotRun(`${source} is no OpenAPI document. It has no paths.`);
  return document;
}

async function readSource(source: string, folder?: string): Promise<Uint8Array> {
  if (/^https?:\/\//.test(source)) return readUrl(source);
  if (existsSync(source)) {
    return readFile(source).catch(() => {
      throw new CannotRun(`${source} is no readable file.`);
    });
  }
  const text = git(['show', `${source}:${bundle}`], folder);
  if (text !== undefined) return new TextEncoder().encode(text);
  throw new CannotRun(`${JSON.stringify(source)} is no file, no URL and no git reference with ${bundle}.`);
}

async function readUrl(url: string): Promise<Uint8Array> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(30_000) });
    if (response.ok) return await response.bytes();
    throw new CannotRun(`${url} responds with status ${response.status}.`);
  } catch (error) {
    if (error instanceof CannotRun) throw error;
    throw new CannotRun(`No server responds at ${url}.`);
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
    throw new CannotRun(`${source} is no text in UTF-8.`);
  }
}

function parseText(text: string, source: string): unknown {
  try {
    // YAML 1.2 has no merge keys (`<<`), but the documents of many backends have.
    return text.trimStart().startsWith('{') ? JSON.parse(text) : parse(text, { merge: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CannotRun(`${source} cannot be parsed: ${reason}`);
  }
}

/**
 * The git reference of the contract before a version: the last release tag, or the commit before the version was raised. The changelog
 * of the contract has the same versions.
 *
 * @returns undefined without an earlier version, as in a clone without history
 */
export function findLastVersion(version: string, folder?: string): string | undefined {
  const tag = git(['describe', '--tags', '--abbrev=0'], folder)?.trim();
  if (tag) return tag;
  const raised = git(['log', '--format=%h', `-S"version": "${version}"`, '--', `:/${bundle}`], folder);
  // Before the commit that raises it, the last commit has the last version.
  const commits = raised?.split('\n').filter(Boolean) ?? [];
  const before = commits.length === 0 ? 'HEAD' : `${commits.at(-1)}^`;
  return git(['cat-file', '-e', `${before}:${bundle}`], folder) === undefined ? undefined : before;
}

/** The output of git; undefined when it fails. */
function git(words: readonly string[], folder?: string): string | undefined {
  try {
    return execFileSync('git', words, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}
