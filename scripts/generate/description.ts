import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { bundle, createConfig } from '@redocly/openapi-core';
import { parse } from 'yaml';

const here = new URL('../../openapi/', import.meta.url);

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

/** Bundles an OpenAPI description into one document. `file` is relative to `openapi/`. */
export async function readDescription(file: string): Promise<Description> {
  const { bundle: bundled } = await bundle({
    ref: fileURLToPath(new URL(file, here)),
    config: await createConfig({}),
    dereference: false,
  });
  return bundled.parsed;
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
  return parse(await readFile(new URL('error-codes.yaml', here), 'utf8'));
}

/** The operations of a description in its order. */
export const listOperations = ({ paths }: Description) =>
  Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ method: method.toUpperCase(), path, operation }] : [];
    }),
  );
