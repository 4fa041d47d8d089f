// Stands for the createLucideIcon of lucide-react in the file of an icon: its default is the data then.
exports.__esModule = true;
exports.default = (data) => data;
