/** Adds a page, an error code or a scenario with stubs: `npm run new -- --help`. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { Command } from 'commander';
import { applyRecipe } from './apply-recipe.ts';
import { code } from './code.ts';
import { page } from './page.ts';
import { type Recipe, RecipeError } from './recipe.ts';
import { scenario } from './scenario.ts';

const root = join(import.meta.dirname, '../..');

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
command.parse();
