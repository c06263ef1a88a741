import { type Plugin, transformWithOxc } from 'vite';

const babelRefresh = 'react-router:react-refresh-babel';

/** A module that the router gives its code for Fast Refresh. Babel has next to nothing to do with it. */
const placeholder = '$RefreshReg$("react/jsx-dev-runtime");';

/**
 * Transforms components for Fast Refresh with Oxc. The router does it with Babel, which took a tenth of the time of the first page.
 *
 * @param plugins the plugins of the router
 */
export function oxcRefresh(plugins: Plugin[]): Plugin[] {
  const plugin = plugins.find(({ name }) => name === babelRefresh);
  const transform = plugin?.transform;
  if (typeof transform !== 'function')
    throw new Error(`The router no longer has the plugin ${babelRefresh}.`);
  return plugins.map((each) =>
    each === plugin
      ? {
          ...plugin,
          async transform(code, id, options) {
            const [file = ''] = id.split('?');
            const hasJsx = file.endsWith('x') || code.includes('react/jsx-dev-runtime');
            if (options?.ssr || !hasJsx || !/\.[jt]sx?$/.test(file) || file.includes('/node_modules/'))
              return;
            const refreshed = await transformWithOxc(code, file, { lang: 'js', jsx: { refresh: true } });
            const { map } = refreshed;
            if (!/\$Refresh(?:Reg|Sig)\$\(/.test(refreshed.code)) return { code: refreshed.code, map };
            const wrapped = await transform.call(this, placeholder, id, options);
            const wrapper = typeof wrapped === 'object' ? `${wrapped?.code}` : '';
            if (!wrapper.includes(placeholder))
              this.error('The router no longer adds its code for Fast Refresh.');
            return { code: wrapper.replace(placeholder, () => refreshed.code), map };
          },
        }
      : each,
  );
}
