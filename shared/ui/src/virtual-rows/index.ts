// Long grids and lists of which only the rows near the screen are rendered. Each remote that has one bundles it.
export { FIRST_CARDS, useVirtualRows, type VirtualRows } from './use-virtual-rows.ts';
