/** Adds a page, an endpoint, a field, an error code, a scenario or a language with stubs: `npm run new -- --help`. */
import { execFileSync } from 'node:child_process';
import { Command } from 'commander';
import { applyRecipe } from './apply-recipe.ts';
import { code } from './code.ts';
import { endpoint } from './endpoint.ts';
import { type FieldFacts, field } from './field.ts';
import { root } from './find-file.ts';
import { language } from './language.ts';
import { page } from './page.ts';
import { type Recipe, RecipeError } from './recipe.ts';
import { scenario } from './scenario.ts';

function add(recipe: () => Recipe): void {
  try {
    const { toDo, ...edits } = recipe();
    const paths = applyRecipe(root, { toDo, ...edits });
    execFileSync('npx', ['--no-install', 'biome', 'check', '--write', ...paths], {
      cwd: root,
      stdio: 'ignore',
    });
    console.log(
      [...paths.map((path) => `  ${path}`), '', 'Left to decide:', ...toDo.map((step) => `- ${step}`)].join(
        '\n',
      ),
    );
    console.log('- Run npm run generate, npm run typecheck and npm run test:unit. A test lists the stubs.');
  } catch (error) {
    if (!(error instanceof RecipeError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

const command = new Command('npm run new --').description(
  'Adds the files of a recipe in CONTRIBUTING.md with stubs, and prints what is left to decide.',
);
command
  .command('page <path>')
  .description('a public page, for example pricing')
  .action((path: string) => add(() => page(path)));
command
  .command('code <code> <operationId>')
  .description('an error code of an operation, for example A5024 createSubUser')
  .action((name: string, operationId: string) => add(() => code(name, operationId)));
command
  .command('scenario <name>')
  .description('a named state of the fake backend, for example quota-used')
  .option('--as <account>', 'the seeded account that is signed in', 'main')
  .action((name: string, { as }: { as: string }) => add(() => scenario(name, as)));
command
  .command('endpoint <operationId> <method> <path>')
  .description('an operation with a login, for example listContacts GET /v1/company/contacts --tag company')
  .requiredOption('--tag <tag>', 'the tag of the contract, such as company')
  .option('--page <path>', 'the page of the user area that calls it, such as /user/company')
  .action((operationId: string, method: string, path: string, options: { tag: string; page?: string }) =>
    add(() => endpoint({ operationId, method, path, ...options })),
  );
command
  .command('field <name>')
  .description('a field like another one of its schema, for example taxNumber --like CompanyInfo.postcode')
  .requiredOption('--like <field>', 'the schema and the field whose places it copies')
  .option('--pattern <expression>', 'the rule of a value, such as [0-9A-Z]{18}; needs --example')
  .option('--example <value>', 'a value, for the contract and the seeded data')
  .option('--zh <label>', 'the Chinese label')
  .option('--en <label>', 'the English label')
  .option('--description <text>', 'what it is, for the contract')
  .action(
    (name: string, { like, zh, en, ...facts }: FieldFacts & { like: string; zh?: string; en?: string }) =>
      add(() => field(name, like, { ...facts, labels: zh && en ? { zh, en } : undefined })),
  );
command
  .command('language <prefix>')
  .description('a language, for example fr --html fr --name Français')
  .requiredOption('--html <tag>', 'value of the lang attribute')
  .requiredOption('--name <name>', 'what the language calls itself')
  .option('--from <language>', 'the language of the texts to translate and of the content', 'en')
  .action((prefix: string, options: { html: string; name: string; from: string }) =>
    add(() => language({ prefix, ...options })),
  );
command.parse();
