import { fileInSite } from '../../../src/i18n/base-path.ts';

/** The parameter that starts a presentation. */
export const presentParameter = 'present';

const key = `demo presentation ${fileInSite('/')}`;

/** Starts a presentation in this tab, before its first step. */
export const beginPresentation = (): void => sessionStorage.setItem(key, '-1');

/** The step of this tab, counted from 0; -1 before the first step, undefined without a presentation. */
export function currentStep(): number | undefined {
  const text = sessionStorage.getItem(key);
  return text === null ? undefined : Number(text);
}

export const keepStep = (step: number): void => sessionStorage.setItem(key, `${step}`);

export const endPresentation = (): void => sessionStorage.removeItem(key);
