import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * The SHA-256 of a text. The database stores passwords in this form: snapshots must not reveal what a tester has typed.
 *
 * The Web Crypto API is asynchronous and limited to secure origins; handlers are synchronous and run on any origin.
 */
export const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
