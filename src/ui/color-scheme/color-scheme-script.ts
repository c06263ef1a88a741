/** What the choice is kept under. */
export const colorSchemeKey = 'colorScheme';

/** Runs in the head of every page, before anything is painted; nothing happens where nothing was chosen. */
export const colorSchemeScript = `try{const s=localStorage.getItem("${colorSchemeKey}");if(s)document.documentElement.dataset.colorScheme=s}catch{}`;
