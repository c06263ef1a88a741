/** Prints which rules of docs/product.md no test shows yet; fails for a tag that names no rule. */
import { globSync, readFileSync } from 'node:fs';

const root = new URL('../', import.meta.url).pathname;
const page = readFileSync(`${root}docs/product.md`, 'utf8');
const rules = [...page.matchAll(/^- \*\*(R\d+\.\d+)\*\*/gm)].map(([, rule = '']) => rule);

const tests = globSync('{src,mocks,locales,openapi,e2e,ladle}/**/*.{test,spec}.{ts,tsx}', { cwd: root });
const tags = new Set(
  tests.flatMap((file) =>
    [...readFileSync(`${root}${file}`, 'utf8').matchAll(/['"@](R\d+\.\d+)['"]/g)].map(([, tag = '']) => tag),
  ),
);

const unknown = [...tags].filter((tag) => !rules.includes(tag));
const missing = rules.filter((rule) => !tags.has(rule));

console.log(`${rules.length - missing.length} of ${rules.length} rules are shown by a test.`);
if (missing.length > 0) console.log(`No test shows yet: ${missing.join(', ')}`);
if (unknown.length > 0) {
  console.error(`Tags that name no rule: ${unknown.join(', ')}`);
  process.exitCode = 1;
}
