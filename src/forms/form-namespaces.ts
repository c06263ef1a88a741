/** The texts of every form: its fields' own, and the messages that the rules name. */
export const formNamespaces = ['form', 'registerCard'] as const;
