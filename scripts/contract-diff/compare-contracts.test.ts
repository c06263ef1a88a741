import { describe, expect, test } from 'vitest';
import contract from '../../openapi/generated/contract.json' with { type: 'json' };
import { edit } from '../contract-document/edit-document.ts';
import { compareContracts } from './compare-contracts.ts';
import { baseContract, legacyContract } from './sample-contracts.ts';
import { refusalCodes, seededChanges } from './seeded-changes.ts';

describe('every kind of change has its verdict', () => {
  test.for(seededChanges)('%s', ([, edits, expected]) => {
    const changes = compareContracts(baseContract, edit(baseContract, edits));
    expect(changes.map(({ impact, operation, text }) => `${impact} ${operation}: ${text}`)).toEqual(expected);
  });
});

describe('contracts of this repository', () => {
  test('a contract equals itself', () => {
    expect(compareContracts(contract, structuredClone(contract))).toEqual([]);
  });

  test('the shape with ranges and listed codes is compatible with explicit statuses and enums', () => {
    const changes = compareContracts(legacyContract, baseContract);
    expect(changes.map(({ impact, text }) => `${impact} ${text}`)).toEqual([
      'harmless description of response 200 changed',
      'harmless response status 4XX is now limited to 400',
    ]);
    const more = edit(baseContract, [[refusalCodes, ['A2001', 'A2012', 'A2013']]]);
    expect(compareContracts(legacyContract, more)).toContainEqual({
      operation: 'createAccount',
      impact: 'risky',
      text: 'error code A2013 is new with status 200',
    });
  });
});
