/**
 * The error text when no error page can be rendered, in both languages, because the language is unknown.
 */
export const fallbackTexts = {
  500: '抱歉，服务器内部出现临时错误，请稍后再试。\nSorry, there was a temporary error inside the server. Please try again later.\n',
  503: '抱歉，访问人数较多，请稍后再试。\nSorry, the site is busy. Please try again in a moment.\n',
} as const;
