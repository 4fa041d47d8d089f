// The heavier components live in files of their own. The shell names each of them once, so that its build offers them
// to every remote; nothing is loaded until a page asks.
export const providedComponents = {
  combobox: () => import('@tsugi/ui/combobox'),
  dialog: () => import('@tsugi/ui/dialog'),
  components: () => import(/* webpackChunkName: "ui-components" */ '@tsugi/ui/components'),
  markdown: () => import('@tsugi/ui/markdown'),
  menu: () => import('@tsugi/ui/menu'),
  popover: () => import('@tsugi/ui/popover'),
  status: () => import('@tsugi/data/status'),
  mutations: () => import(/* webpackChunkName: "data-mutations" */ '@tsugi/data/mutations'),
};
