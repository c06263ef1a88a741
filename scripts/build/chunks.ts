/** Matches modules by their folder below `src`. The ids of modules have slashes on every system. */
const src = (folders: string) => new RegExp(`/src/(?:${folders})`);

/**
 * The scripts that pages share. A module belongs to the first group that matches its folder, together with its dependencies;
 * `minShareCount` leaves it to the bundler which modules of a folder enough pages load. All other modules are split by the bundler's own
 * judgement, which alone would load each page in 85 scripts.
 */
const groups = [
  {
    name: 'framework',
    test: /\/node_modules\/(?:react|react-dom|scheduler|react-router|cookie|jotai|i18next|react-i18next|js-cookie)\//,
  },
  // Few sheets: each opens a connection and shares the bandwidth with the typeface.
  { name: 'styles', test: src(String.raw`site/.*\.module\.css$`), minShareCount: 8 },
  // What every page runs: the entry, the root and the layouts.
  { name: 'site', test: src(String.raw`(?:root|entry\.client|site/(?:layout|seo)/[a-z-]+-layout)\.tsx`) },
  { name: 'sections', test: src('(?:app|i18n|site|ui|forms/form-namespaces)'), minShareCount: 14 },
  // Pages link the sheets of a form that loads later.
  { name: 'form-styles', test: src(String.raw`(?:forms|ui)/.*\.module\.css$`), minShareCount: 4 },
  {
    name: 'form',
    test: /\/(?:src\/forms\/(?!fluent|deferred|regions)|react-hook-form\/)/,
    minShareCount: 4,
  },
  // The login has these without the component library of the user area.
  { name: 'account', test: src('(?:session|ui/network|portal/(?:contact|layout/offline))') },
  { name: 'portal', test: src('(?:ui/fluent|portal/(?:dialogs|errors|layout|skeletons))/') },
].map((group, index, { length }) => ({ ...group, priority: length - index }));

/** How the build splits scripts. */
export const codeSplitting = { groups };
