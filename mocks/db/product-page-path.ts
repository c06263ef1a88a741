/** File name of a product page. Static hosts need the extension. */
export const productPagePath = (id: string, language: 'zh' | 'en'): string => `/${language}/${id}.html`;
