/** The storage key of the choice. */
export const colorSchemeKey = 'colorScheme';

/** An inline script for the head, which applies a stored choice before the first paint. */
export const colorSchemeScript = `try{const s=localStorage.getItem("${colorSchemeKey}");if(s)document.documentElement.dataset.colorScheme=s}catch{}`;
