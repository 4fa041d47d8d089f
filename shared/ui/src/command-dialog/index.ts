export { CommandDialog, type CommandDialogProps } from './CommandDialog.tsx';
export type { CommandDialogGroup, CommandDialogItem } from './command-dialog-item.ts';
