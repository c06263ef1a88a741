/** The namespaces of every form: labels and error messages. */
export const formNamespaces = ['form', 'registerCard'] as const;
