/** The bundled use cases, in the order of the list. The ids are the last segments of their addresses. */
export const caseIds = ['store', 'snack', 'tracker', 'drive', 'branch', 'claim', 'churn', 'hall'] as const;

export type CaseId = (typeof caseIds)[number];

const known: ReadonlySet<string> = new Set(caseIds);

export const isCaseId = (id: string | undefined): id is CaseId => id !== undefined && known.has(id);
