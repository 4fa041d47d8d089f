import { stableJson } from '@tsugi/platform/json';
import { updateUser } from '../../operations/update-user.mutation.ts';
import {
  type AccountSettingName,
  type AccountSettingValues,
  argumentsOf,
} from '../../sources/tracker/account-settings.ts';
import { keyed } from './key-of.ts';
import type { MutationDefinition } from './mutation-definition.ts';

/** One setting under its own name. */
export type SettingMembers = Partial<AccountSettingValues>;

/** A press on a switch is often followed by the next one. */
const DELAY_MS = 500;

/**
 * One setting of the account. Each is a change of its own, so that the refusal of one takes back no other.
 * @param id of the account
 */
export function settingMutation<Name extends AccountSettingName>(
  name: Name,
  id: number,
): MutationDefinition<SettingMembers & Readonly<Record<string, unknown>>> {
  return {
    ...keyed({ about: 'setting', name, id }),
    kind: 'account',
    id,
    delayMs: DELAY_MS,
    userMembers: [name],
    plan: (base, wanted) => {
      const value = wanted[name];
      if (value === undefined || stableJson(base[name]) === stableJson(value)) return undefined;
      return {
        run: async (send) => {
          const saved = await send(updateUser, argumentsOf(name, value as AccountSettingValues[Name]));
          return { [name]: saved[name] };
        },
      };
    },
    show: (members) => ({ [name]: members[name] }),
  };
}
