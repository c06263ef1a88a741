/** Fails for a rule of docs/product.md without a test, and for a tag without a rule. */
import { globSync, readFileSync } from 'node:fs';
import { errorCodes } from '../../openapi/generated/error-codes.ts';

const root = new URL('../../', import.meta.url).pathname;
const page = readFileSync(`${root}docs/product.md`, 'utf8');
const rules = [...page.matchAll(/^- \*\*(R\d+\.\d+)\*\*/gm)].map(([, rule = '']) => rule);

const tests = globSync(
  '{src,mocks,locales,openapi,test,e2e,ladle,checks,scripts}/**/*.{test,spec}.{ts,tsx}',
  {
    cwd: root,
  },
);
/** The tests of the triggers have the tag that the error catalogue names for their code. */
const ofCodes = Object.values(errorCodes).map(({ requirement }) => requirement);
const tags = new Set<string>([
  ...ofCodes,
  ...tests.flatMap((file) =>
    [...readFileSync(`${root}${file}`, 'utf8').matchAll(/['"@](R\d+\.\d+)['"]/g)].map(([, tag = '']) => tag),
  ),
]);

const unknown = [...tags].filter((tag) => !rules.includes(tag));
const missing = rules.filter((rule) => !tags.has(rule));

console.log(`${rules.length - missing.length} of ${rules.length} rules have a test.`);
if (missing.length > 0) {
  console.error(`Rules without a test: ${missing.join(', ')}`);
  process.exitCode = 1;
}
if (unknown.length > 0) {
  console.error(`Tags without a rule: ${unknown.join(', ')}`);
  process.exitCode = 1;
}
