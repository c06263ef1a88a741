/** Fails for a rule of docs/product.md that no test shows, and for a tag that names no rule. */
import { globSync, readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url).pathname;
const page = readFileSync(`${root}docs/product.md`, 'utf8');
const rules = [...page.matchAll(/^- \*\*(R\d+\.\d+)\*\*/gm)].map(([, rule = '']) => rule);

const tests = globSync('{src,mocks,locales,openapi,e2e,ladle,checks,scripts}/**/*.{test,spec}.{ts,tsx}', {
  cwd: root,
});
const tags = new Set(
  tests.flatMap((file) =>
    [...readFileSync(`${root}${file}`, 'utf8').matchAll(/['"@](R\d+\.\d+)['"]/g)].map(([, tag = '']) => tag),
  ),
);

const unknown = [...tags].filter((tag) => !rules.includes(tag));
const missing = rules.filter((rule) => !tags.has(rule));

console.log(`${rules.length - missing.length} of ${rules.length} rules are shown by a test.`);
if (missing.length > 0) {
  console.error(`No test shows: ${missing.join(', ')}`);
  process.exitCode = 1;
}
if (unknown.length > 0) {
  console.error(`Tags that name no rule: ${unknown.join(', ')}`);
  process.exitCode = 1;
}
