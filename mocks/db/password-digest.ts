import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * What a world keeps of a password: its SHA-256, so that nobody reads in a snapshot what somebody has typed.
 *
 * Browsers compute one only asynchronously, and on secure origins alone; handlers answer at once, and everywhere.
 */
export const passwordDigest = (password: string): string => bytesToHex(sha256(utf8ToBytes(password)));
