import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * The stored form of a password, its SHA-256: snapshots must not reveal what a tester has typed.
 *
 * The Web Crypto API is asynchronous and limited to secure origins; handlers are synchronous and run on any origin.
 */
export const passwordDigest = (password: string): string => bytesToHex(sha256(utf8ToBytes(password)));
