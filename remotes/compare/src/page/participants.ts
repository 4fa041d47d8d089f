import type { ComparisonInput, Participant } from '../comparison/use-comparison.ts';
import type { UserListState } from '../lists/use-user-lists.ts';
import type { UserList } from '../lists/user-list.ts';
import type { ChosenUser } from '../params.ts';
import { nameKey } from '../params.ts';

/** What stands where the results would stand, and what there is to compare. */
export type ViewState =
  | { readonly kind: 'empty'; readonly title: string; readonly body: string }
  | { readonly kind: 'loading' }
  | { readonly kind: 'compare'; readonly input: ComparisonInput; readonly users: readonly UserList[] };

const NO_USERS: ViewState = {
  kind: 'empty',
  title: 'No users selected',
  body: 'Add two or more users to see the titles they share.',
};
const ALL_DISABLED: ViewState = {
  kind: 'empty',
  title: 'All users are disabled',
  body: 'Enable at least one of them to see titles here.',
};
export const NO_CONTENT: ViewState & { kind: 'empty' } = {
  kind: 'empty',
  title: 'No content',
  body: 'These users share no title. Leave somebody out, or add somebody else.',
};
const NO_LISTS: ViewState = { ...NO_CONTENT, body: 'No list of an included user could be read.' };
const LISTS_FAILED: ViewState = {
  kind: 'empty',
  title: 'The lists could not be loaded',
  body: 'There is nothing to compare yet. Try again beside each name.',
};
const ALL_EXCLUDED: ViewState = {
  ...NO_CONTENT,
  body: 'Every user is filtered out. Include at least one of them.',
};

/** A user whose list could not be read takes no part; one whose list is on its way is waited for. */
export function viewStateOf(
  users: readonly ChosenUser[],
  stateOf: (name: string) => UserListState,
): ViewState {
  if (users.length === 0) return NO_USERS;
  const enabled = users.filter((user) => !user.disabled);
  if (enabled.length === 0) return ALL_DISABLED;
  const states = enabled.map((user) => ({ user, state: stateOf(user.name) }));
  if (states.some(({ state }) => state.status === 'loading')) return { kind: 'loading' };
  if (enabled.every((user) => user.excluded)) return ALL_EXCLUDED;
  const ready = states.flatMap(({ user, state }) =>
    state.status === 'ready' ? [{ user, list: state.list }] : [],
  );
  const included = ready.filter(({ user }) => !user.excluded);
  if (included.length === 0) {
    const isMissing = states.every(
      ({ state }) => state.status !== 'error' || state.error.kind === 'not-found',
    );
    return isMissing ? NO_LISTS : LISTS_FAILED;
  }
  const excluded = ready.filter(({ user }) => user.excluded);
  const input = { included: included.map(toParticipant), excluded: excluded.map(toParticipant) };
  return { kind: 'compare', input, users: included.map(({ list }) => list) };
}

function toParticipant({ user, list }: { user: ChosenUser; list: UserList }): Participant {
  return { key: nameKey(user.name), list: list.compared };
}
