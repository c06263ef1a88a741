import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useDraft } from '../../forms/use-draft.ts';
import { userAtom } from '../../session/session-atoms.ts';

/** Stores a draft per user: another user in the same tab does not see it. */
export function useUserDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string,
): () => void {
  const user = useAtomValue(userAtom);
  // The form can outlive the user for a moment when the session ends.
  const [owner] = useState(user?.id);
  return useDraft(form, `${name}:${owner}`);
}
