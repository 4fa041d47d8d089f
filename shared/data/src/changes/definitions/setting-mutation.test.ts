import { definitionOf } from './definition-of.ts';
import type { SendMutation } from './mutation-definition.ts';
import { settingMutation } from './setting-mutation.ts';

/** What is sent for a change of a setting, and what the service has then. */
async function carryOut(
  name: Parameters<typeof settingMutation>[0],
  base: unknown,
  wanted: unknown,
  saved: unknown = wanted,
) {
  const sent: unknown[] = [];
  const send: SendMutation = async (operation, variables) => {
    sent.push([operation.name, variables]);
    // The members that the mutation reads.
    return { [name]: saved } as never;
  };
  const plan = settingMutation(name, 1).plan({ [name]: base }, { [name]: wanted });
  return { sent, value: await plan?.run(send) };
}

it('sends the changed setting alone, and takes what the service made of it', async () => {
  expect(await carryOut('about', '', 'Hello ', 'Hello')).toEqual({
    sent: [['update-user', { about: 'Hello ' }]],
    value: { about: 'Hello' },
  });
  expect((await carryOut('activityMergeTime', 0, 30)).sent).toEqual([
    ['update-user', { activityMergeTime: 30 }],
  ]);
});

it('sends one member of the options of a list: the service leaves the others', async () => {
  expect((await carryOut('anime.splitCompletedSectionByFormat', false, true)).sent).toEqual([
    ['update-user', { animeListOptions: { splitCompletedSectionByFormat: true } }],
  ]);
  expect((await carryOut('manga.advancedScoring', ['Story'], ['Story', 'Art'])).sent).toEqual([
    ['update-user', { mangaListOptions: { advancedScoring: ['Story', 'Art'] } }],
  ]);
});

it('sends all notification types and statuses, since the service replaces what it has', async () => {
  const types = { AIRING: true, FOLLOWING: true };
  expect((await carryOut('notificationOptions', types, { ...types, FOLLOWING: false })).sent).toEqual([
    [
      'update-user',
      {
        notificationOptions: [
          { type: 'AIRING', enabled: true },
          { type: 'FOLLOWING', enabled: false },
        ],
      },
    ],
  ]);
  const statuses = { CURRENT: false, PAUSED: true };
  expect((await carryOut('disabledListActivity', { ...statuses, PAUSED: false }, statuses)).sent).toEqual([
    [
      'update-user',
      {
        disabledListActivity: [
          { type: 'CURRENT', disabled: false },
          { type: 'PAUSED', disabled: true },
        ],
      },
    ],
  ]);
});

it('sends nothing when the service has the value already', async () => {
  expect((await carryOut('notificationOptions', { AIRING: true }, { AIRING: true })).sent).toEqual([]);
  expect((await carryOut('titleLanguage', 'ROMAJI', 'ROMAJI')).sent).toEqual([]);
});

it('shows over the settings of its account, and is found again by a later page', () => {
  const subject = { about: 'setting', name: 'titleLanguage', id: 7 } as const;
  const definition = definitionOf(subject);
  expect(definition).toMatchObject({
    key: 'setting/titleLanguage',
    subject,
    kind: 'account',
    id: 7,
    delayMs: 500,
  });
  expect(definition.userMembers).toEqual(['titleLanguage']);
  expect(definition.show({ titleLanguage: 'NATIVE' })).toEqual({ titleLanguage: 'NATIVE' });
});
