import type { ContractDocument } from '../../mocks/engine/contract.ts';
import { isObject, type JsonObject, toObject } from '../contract-document/json.ts';
import { ownContract, readContract } from '../contract-document/read-contract.ts';
import { CannotRun } from './cannot-run.ts';

/** Reads the bundled contract of the working tree. */
export async function readOwnContract(): Promise<ContractDocument & JsonObject> {
  const contract = await readContract(ownContract);
  if (isContractDocument(contract)) return contract;
  throw new CannotRun('The contract has no schemas.');
}

const isContractDocument = (document: JsonObject): document is ContractDocument & JsonObject =>
  isObject(document.paths) && isObject(toObject(document.components).schemas);
