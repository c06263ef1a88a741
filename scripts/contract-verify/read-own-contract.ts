import type { ContractDocument } from '../../mocks/engine/contract.ts';
import { isObject, type JsonObject, toObject } from '../contract-document/json.ts';
import { ownContract, readContract } from '../contract-document/read-contract.ts';
import { applyActions, readActions } from '../contract-overlay/overlay.ts';
import { CannotRun } from './cannot-run.ts';

/**
 * Reads the bundled contract of the working tree.
 *
 * @param overlay file of an overlay to apply
 */
export async function readOwnContract(overlay?: string): Promise<ContractDocument & JsonObject> {
  const contract = applyActions(await readContract(ownContract), overlay ? await readActions(overlay) : []);
  if (isContractDocument(contract)) return contract;
  throw new CannotRun('The contract has no schemas.');
}

const isContractDocument = (document: JsonObject): document is ContractDocument & JsonObject =>
  isObject(document.paths) && isObject(toObject(document.components).schemas);
