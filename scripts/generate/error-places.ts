import { getOperation } from '../../mocks/operations/operations.ts';
import type { OperationId } from '../../openapi/generated/operations.ts';
import type { TextKey } from '../../src/i18n/namespaces.ts';
import { fieldAt, type Screen, screens } from '../../test/screens.ts';
import { translate } from '../../test/translate.ts';

const places = {
  toast: 'Toast',
  page: 'Error page',
  frame: 'Error page of the user area, toast',
  section: 'Section of the page, toast',
  nothing: 'Nothing: the page renders without the data',
} as const satisfies Record<Screen['shows'], string>;

function placeOn(screen: Screen, code: string): string {
  const { empty = {}, instead = {}, shows } = screen;
  const other = new Map(Object.entries(instead)).get(code);
  if (other) return other;
  const nothing = new Map<string, TextKey>(Object.entries(empty)).get(code);
  if (nothing) return `Page: “${translate('en', nothing)}”`;
  const field = fieldAt(screen, code);
  return field ? `Field “${translate('en', field.label)}”, toast` : places[shows];
}

/** Where the screens of an operation show a code, without repetitions. `error-codes.spec.ts` tests each. */
export function placesOf(operationId: OperationId, code: string): string {
  const { screens: declared } = getOperation(operationId);
  if ('never' in declared) return declared.never;
  const found = screens.filter((screen) => screen.operationId === operationId);
  return [...new Set(found.map((screen) => placeOn(screen, code)))].join('; ');
}
