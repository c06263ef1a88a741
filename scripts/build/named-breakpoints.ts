import * as breakpoints from '../../src/browser/breakpoints.ts';

const widths = new Map<string, string>(Object.entries(breakpoints));

/** A PostCSS plugin that replaces the names of breakpoints by their widths. No browser knows names yet. */
export const namedBreakpoints = {
  postcssPlugin: 'named-breakpoints',
  AtRule: {
    media(rule: { params: string }): void {
      rule.params = rule.params.replaceAll(/\(--([\w-]+)\)/g, (query, name) => {
        const width = widths.get(name);
        if (width === undefined) throw new Error(`There is no breakpoint ${query}.`);
        return width;
      });
    },
  },
};
