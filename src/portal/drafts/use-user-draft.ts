import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useDraft } from '../../forms/use-draft.ts';
import { userAtom } from '../../session/session-atoms.ts';

/** Keeps a draft for whoever has typed it: the next one to sign in at the same tab does not find it. */
export function useUserDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string,
): () => void {
  const user = useAtomValue(userAtom);
  // When a session ends, its form is there for a moment longer than its user.
  const [owner] = useState(user?.id);
  return useDraft(form, `${name}:${owner}`);
}
