import { atom, useAtom, useAtomValue } from 'jotai';
import { tabStore } from '../../browser/storage.ts';
import { draftKey } from '../../forms/use-draft.ts';
import { userAtom } from '../../session/session-atoms.ts';
import type { ImportFile } from './check-lines.ts';

/** The file in review, and whether its draft comes back after the tab was closed. */
const importFileAtom = atom<{ userId: string | undefined; file: ImportFile | undefined; isKept: boolean }>();

/** Where the draft of an import is. */
export const useImportDraftKey = () => draftKey(`sub-account-import:${useAtomValue(userAtom)?.id}`);

/** The import that the user left in review, and how to set it. It stays while the user visits other pages. */
export function useImportFile() {
  const userId = useAtomValue(userAtom)?.id;
  const key = useImportDraftKey();
  const [left, setLeft] = useAtom(importFileAtom);
  /** @param text what comes back after the tab was closed, empty for nothing; undefined when it may not be stored */
  function setFile(file: ImportFile | undefined, text?: string) {
    if (!text) tabStore.remove(key);
    setLeft({ userId, file, isKept: text === '' || (text !== undefined && tabStore.set(key, text)) });
  }
  const { file, isKept = true } = left?.userId === userId ? { ...left } : {};
  return {
    file,
    /** Reads the text of a file that was in review when its tab was closed. */
    readDraft: () => (file ? null : tabStore.get(key)),
    /** Whether closing the tab loses the file. */
    isUnkept: file !== undefined && !isKept,
    setFile,
  };
}
