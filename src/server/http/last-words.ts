/**
 * What a visitor reads when not even an error page could be made, in both languages: such an answer has no page that would
 * know the language.
 */
export const lastWords = {
  500: '抱歉，服务器内部出现临时错误，请稍后再试。\nSorry, there was a temporary error inside the server. Please try again later.\n',
  503: '抱歉，访问人数较多，请稍后再试。\nSorry, the site is busy. Please try again in a moment.\n',
} as const;
