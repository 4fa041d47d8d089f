import type {
  AccountSettingName,
  AccountSettings,
  AccountSettingValues,
} from '../sources/tracker/account-settings.ts';
import type { SettingMembers } from './definitions/setting-mutation.ts';
import { type ChangeControl, useChange } from './use-change.ts';

export interface AccountSettingControl<Value> extends ChangeControl {
  /** As the user wants it. */
  readonly value: Value;
  /** Shows at once, and goes back when the service refuses it. */
  readonly set: (value: Value) => void;
}

/**
 * One setting of the signed-in account.
 * @param settings as the query gives them
 * @param title names it in the list of waiting changes and in a refusal
 */
export function useAccountSetting<Name extends AccountSettingName>(
  settings: AccountSettings,
  name: Name,
  title: string,
): AccountSettingControl<AccountSettingValues[Name]> {
  const { wanted, change, ...control } = useChange<SettingMembers & Readonly<Record<string, unknown>>>(
    { about: 'setting', name, id: settings.id },
    title,
  );
  const value = settings[name];
  return {
    ...control,
    // What is stored under this name was put there as its value.
    value: (wanted?.[name] as AccountSettingValues[Name] | undefined) ?? value,
    set: (next) => change({ [name]: value }, { [name]: next }),
  };
}
