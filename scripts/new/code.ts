import { globSync } from 'node:fs';
import { suggest } from '../../mocks/engine/control-error.ts';
import { languages } from '../../src/i18n/languages.ts';
import { recordAddition } from './contract-change.ts';
import { findFile, readProject, root } from './find-file.ts';
import { append, type FileEdit, type Recipe, RecipeError, stub } from './recipe.ts';

/** Checks that the contract has the operation. */
function requireOperation(operationId: string): void {
  const names = globSync('openapi/paths/*.yaml', { cwd: root }).flatMap((path) =>
    [...readProject(path).matchAll(/^ +operationId: (\S+)$/gm)].flatMap(([, name]) => name ?? []),
  );
  if (!names.includes(operationId))
    throw new RecipeError(`The contract has no operation ${operationId}.${suggest(operationId, names)}`);
}

/** Lists the code at the operation. */
function listAtOperation(code: string, operationId: string): FileEdit {
  const operation = new RegExp(
    String.raw`^ +operationId: ${operationId}$[\s\S]*?(?=^ +operationId: |(?![\s\S]))`,
    'm',
  );
  const path = findFile('openapi/paths/*.yaml', operation, `the operation ${operationId}`);
  return {
    path,
    edit: (text) =>
      text.replace(operation, (part) =>
        part.replace(
          /^( +x-error-codes: \[)(.*)\]$/m,
          (_, start, codes) => `${start}${codes === '' ? code : `${codes}, ${code}`}]`,
        ),
      ),
  };
}

/** Adds a trigger that only a replay rule produces. */
function addTrigger(code: string, operationId: string): FileEdit {
  const entry = new RegExp(`^  ${operationId}: \\{`, 'm');
  const path = findFile('mocks/operations/error-triggers/*.ts', entry, `the triggers of ${operationId}`);
  const trigger = `\n    ${code}: { replay: '${stub} the user action that triggers the code, or why none does' },`;
  return {
    path,
    edit: (text) => text.replace(entry, `$&${trigger}`).replace(`${trigger}},`, `${trigger}\n  },`),
  };
}

/** The text of the code, at the end of `apiMsg`. */
const addText = (language: string, code: string, text: string): FileEdit => ({
  path: `locales/${language}/common.json`,
  edit(json) {
    const texts = JSON.parse(json);
    texts.apiMsg[code] = text;
    return `${JSON.stringify(texts, null, 2)}\n`;
  },
});

/** An error code of an operation. */
export function code(name: string, operationId: string): Recipe {
  if (!/^[AB]\d{3,4}$/.test(name)) throw new RecipeError(`${name} is no error code such as A5024.`);
  requireOperation(operationId);
  if (new RegExp(`^${name}:`, 'm').test(readProject('openapi/error-codes.yaml')))
    throw new RecipeError(`${name} exists. List it under x-error-codes of ${operationId}, with a trigger.`);
  return {
    edits: [
      append('openapi/error-codes.yaml', `${name}: { meaning: "${stub} meaning", httpStatus: 200 }\n`),
      listAtOperation(name, operationId),
      ...recordAddition(`${operationId} may return the new code ${name}.`),
      ...languages.map((language) =>
        addText(language, name, `${stub} ${language === 'zh' ? '用户看到的提示' : 'what the user reads'}`),
      ),
      addTrigger(name, operationId),
    ],
    toDo: [
      'In openapi/error-codes.yaml: meaning and HTTP status.',
      `In common.json of ${languages.map((language) => `locales/${language}`).join(', ')}: the text below apiMsg.`,
      `In the triggers of ${operationId}: the user action, or why only replay produces the code.`,
      "If ordinary use triggers it, return it in the handler with fail('…').",
      'Say when the code is returned in the description of the operation.',
    ],
  };
}
