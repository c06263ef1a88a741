/** The namespaces of every form: labels and error messages. */
export const formNamespaces = ['common', 'form', 'registerCard'] as const;
