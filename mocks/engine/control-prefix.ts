/** Where the control plane lies, below the API's base. */
export const controlPrefix = '/__mock__';
