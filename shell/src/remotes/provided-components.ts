// Entry points of @tsugi/ui and @tsugi/data with heavier code. The shell imports each lazily once, so that its build
// provides them to every remote; a file is loaded when a page imports it.
export const providedComponents = {
  filterTags: () => import('@tsugi/ui/filter-tags'),
  filters: () => import('@tsugi/ui/filters'),
  combobox: () => import('@tsugi/ui/combobox'),
  dialog: () => import('@tsugi/ui/dialog'),
  components: () => import(/* webpackChunkName: "ui-components" */ '@tsugi/ui/components'),
  markdown: () => import('@tsugi/ui/markdown'),
  menu: () => import('@tsugi/ui/menu'),
  popover: () => import('@tsugi/ui/popover'),
  status: () => import('@tsugi/data/status'),
  stored: () => import('@tsugi/data/stored'),
  controls: () => import('@tsugi/data/controls'),
  mutations: () => import(/* webpackChunkName: "data-mutations" */ '@tsugi/data/mutations'),
};
