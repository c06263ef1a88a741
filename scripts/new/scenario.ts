import { seededAccounts } from '../../mocks/db/accounts.ts';
import { suggest } from '../../mocks/engine/control-error.ts';
import { scenarios } from '../../mocks/scenarios/scenarios.ts';
import { insertBefore, type Recipe, RecipeError, stub } from './recipe.ts';

/** A named state of the fake backend. */
export function scenario(name: string, account: string): Recipe {
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(name)) throw new RecipeError(`${name} is no name such as quota-used.`);
  if (scenarios.some((other) => other.name === name)) throw new RecipeError(`${name} exists already.`);
  if (!Object.hasOwn(seededAccounts, account))
    throw new RecipeError(`No seeded account is ${account}.${suggest(account, Object.keys(seededAccounts))}`);
  return {
    edits: [
      insertBefore(
        'mocks/scenarios/scenarios.ts',
        '  vastCompany,\n',
        `  {
    name: '${name}',
    title: { zh: '${stub} 标题', en: '${stub} title' },
    description: {
      zh: '${stub} 用户会看到什么',
      en: '${stub} what the user sees',
    },
    path: paths.user(),
    as: '${account}',
  },
`,
      ),
      insertBefore(
        'mocks/scenarios/scenarios.test.ts',
        '});\n',
        `
  test('${name}', async () => {
    const { api } = await start('${name}');
    // ${stub} expect what the scenario changes
    await unwrap(api.GET('/v1/users/detail'));
  });
`,
      ),
    ],
    toDo: [
      'In mocks/scenarios/scenarios.ts: title, description, URL, and the rules or the database change that create the state.',
      'In mocks/scenarios/scenarios.test.ts: the expectation.',
    ],
  };
}
