// Rows of the settings. The shell and each remote with a section bundle the ones they use.
export { SelectRow, type SelectRowProps } from './SelectRow.tsx';
export { SettingGroup, type SettingGroupProps } from './SettingGroup.tsx';
export { SettingRow, type SettingRowProps } from './SettingRow.tsx';
export { SwitchRow, type SwitchRowProps } from './SwitchRow.tsx';
