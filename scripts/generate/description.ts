import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleFromString, createConfig } from '@redocly/openapi-core';
import { parse } from 'yaml';

const folder = join(import.meta.dirname, '../../openapi');

export type Json = { [name: string]: unknown };

interface Media {
  content: { 'application/json': { schema: Json } };
}

/** An operation as its author writes it: the response of a success, and a list of codes. */
export interface AuthoredOperation {
  operationId: string;
  tags: string[];
  security?: Record<string, string[]>[];
  parameters?: Json[];
  requestBody?: Media & Json;
  responses: Record<string, Json & Partial<Media>>;
  'x-error-codes'?: string[];
  /** How ordinary use triggers each code, in the published contract. */
  'x-code-causes'?: Record<string, string>;
}

/** Codes that many operations share, by the condition under which they apply. */
export interface CommonErrorCodes {
  /** Any operation. */
  always: string[];
  /** Operations that read a token. */
  authorised: string[];
  /** Operations with an encrypted field. */
  encrypted: string[];
}

const methods = ['get', 'post', 'put', 'delete', 'patch'] as const;

export interface Description {
  tags: { name: string }[];
  security?: Record<string, string[]>[];
  paths: Record<string, Partial<Record<(typeof methods)[number], AuthoredOperation>>>;
  components: {
    schemas: Record<string, unknown>;
    parameters?: Record<string, Json>;
    responses?: Record<string, unknown>;
    examples?: Record<string, Json>;
  };
  'x-common-error-codes'?: CommonErrorCodes;
}

/** An OpenAPI description as text, and its file, to which references are relative. */
export interface Source {
  source: string;
  absoluteRef: string;
}

/** The description in a file. */
export const readSource = (file: string): Source => ({
  source: readFileSync(file, 'utf8'),
  absoluteRef: file,
});

/** The contract in a folder: `openapi.yaml`, then the paths of each tag, which `tags/<tag>.yaml` describes. */
export function readContract(openapi = folder): Source {
  const root = readSource(join(openapi, 'openapi.yaml'));
  const { tags }: Pick<Description, 'tags'> = parse(root.source);
  const paths = tags.flatMap(({ name }) => {
    const file = `tags/${name}.yaml`;
    const described: Pick<Description, 'paths'> = parse(readFileSync(join(openapi, file), 'utf8'));
    return Object.keys(described.paths).map(
      (path) => `  ${path}:\n    $ref: ${file}#/paths/${path.replaceAll('/', '~1')}\n`,
    );
  });
  return { ...root, source: `${root.source}paths:\n${paths.join('')}` };
}

/** Bundles an OpenAPI description into one document. */
export async function bundleDescription(source: Source): Promise<Description> {
  const { bundle } = await bundleFromString({ ...source, config: await createConfig({}) });
  return bundle.parsed;
}

/** An entry of the error catalogue. */
export interface ErrorEntry {
  meaning: string;
  httpStatus: number;
  /** The requirement of `docs/product.md` that names the code. */
  requirement: string;
  /** What the user reads. */
  zh: string;
  en: string;
}

export async function readCatalogue(): Promise<Record<string, ErrorEntry>> {
  return parse(await readFile(join(folder, 'error-codes.yaml'), 'utf8'));
}

/** The operations of a description in its order. */
export const listOperations = ({ paths }: Description) =>
  Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ method: method.toUpperCase(), path, operation }] : [];
    }),
  );
