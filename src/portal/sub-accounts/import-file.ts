import { atom, useAtom, useAtomValue } from 'jotai';
import { userAtom } from '../../session/session-atoms.ts';
import type { ImportFile } from './check-lines.ts';

const importFileAtom = atom<{ userId: string | undefined; file: ImportFile | undefined }>();

/** The import that the user left in review, and how to set it. It stays while the user visits other pages. */
export function useImportFile() {
  const userId = useAtomValue(userAtom)?.id;
  const [left, setLeft] = useAtom(importFileAtom);
  const setFile = (file: ImportFile | undefined) => setLeft({ userId, file });
  return [left?.userId === userId ? left?.file : undefined, setFile] as const;
}
