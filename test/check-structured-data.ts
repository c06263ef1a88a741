import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** A block of structured data and the page that contains it. */
export interface DataBlock {
  page: string;
  data: Record<string, unknown>;
}

/** The properties that Google requires for a rich result, by type. Other types of this site need no more than a name. */
const required: Record<string, readonly string[]> = {
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Article: ['headline', 'mainEntityOfPage'],
  NewsArticle: ['headline', 'datePublished', 'image', 'mainEntityOfPage'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
  Organization: ['name'],
  Service: ['name', 'description', 'url', 'provider'],
  WebSite: ['name', 'url'],
};

const fileName = fileURLToPath(new URL('structured-data-of-pages.ts', import.meta.url));

const typeOf = (data: object): unknown => Reflect.get(data, '@type');

/** The missing required properties of an object and of all objects in it. */
function missingIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(missingIn);
  if (typeof value !== 'object' || value === null) return [];
  const type = String(typeOf(value));
  const missing = (required[type] ?? []).filter((name) => !Reflect.get(value, name));
  return [...missing.map((name) => `${type} lacks ${name}`), ...Object.values(value).flatMap(missingIn)];
}

/**
 * Checks structured data against the vocabulary of schema.org: the compiler checks each block against the types of `schema-dts`, which
 * know every type and its properties. It also names missing properties that Google requires.
 *
 * @returns one line for each error
 */
export function checkStructuredData(blocks: readonly DataBlock[]): string[] {
  const lines = blocks.map(
    ({ data }, index) =>
      `export const block${index}: schema.WithContext<schema.${String(typeOf(data))}> = ${JSON.stringify(data)};`,
  );
  const source = [`import type * as schema from 'schema-dts';`, ...lines].join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === fileName || fileExists(name);
  host.getSourceFile = (name, target, ...more) =>
    name === fileName ? ts.createSourceFile(name, source, target) : getSourceFile(name, target, ...more);
  const program = ts.createProgram([fileName], options, host);
  const errors = ts.getPreEmitDiagnostics(program).map(({ start = 0, messageText }) => {
    // The import is the first line.
    const line = source.slice(0, start).split('\n').length - 2;
    return `${blocks[line]?.page}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
  return [
    ...errors,
    ...blocks.flatMap(({ page, data }) => missingIn(data).map((lack) => `${page}: ${lack}`)),
  ];
}
