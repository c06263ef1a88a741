/** Where the page of a product lies below all of them; a host of files finds it by its ending. */
export const productPagePath = (id: string, language: 'zh' | 'en'): string => `/${language}/${id}.html`;
