// Stands for lucide-react in tests. Its CommonJS build is one file that makes 1,600 icons, in each file of tests that
// shows one. Here an icon is made when it is read, from the file of its own and as in all builds.
const { join } = require('node:path');
// Loaded at once: an icon that is first read after jest.resetModules is made for the same React as the others.
const { default: createLucideIcon } = require('../../shared/ui/src/glyph/lucide-icon.tsx');

const folder = join(__dirname, '../../node_modules/lucide-react/dist/esm/icons');

/** `Table2` is in table-2, `ArrowDownUp` in arrow-down-up. */
const fileOf = (name) => `${name.replace(/(?<=[a-z])(?=[A-Z0-9])/g, '-').toLowerCase()}.mjs`;

module.exports = new Proxy(
  { __esModule: true },
  {
    get: (icons, name) => {
      // The default of its file is what lucide-icon-data.cjs has returned.
      if (typeof name === 'string')
        icons[name] ??= createLucideIcon(require(join(folder, fileOf(name))).default);
      return icons[name];
    },
  },
);
