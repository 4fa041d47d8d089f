import { createdList, deleteBatch, renameBatch, settingsOf } from './list-change.ts';

const SETTINGS = {
  customLists: ['Best', 'With friends'],
  sectionOrder: ['Watching', 'Best', 'With friends'],
  isCompletedSplit: false,
};
const MEMBERS = [
  { mediaId: 1, entryId: 11, title: 'Paper Moon', customLists: ['Best'] },
  { mediaId: 2, entryId: 12, title: 'Cat Weather', customLists: ['With friends', 'Best'] },
];
const rename = (settings = SETTINGS, members = MEMBERS) =>
  renameBatch(settings, 'anime', { from: 'Best', to: 'The best', members });

it('a new list is the last section', () => {
  const { customLists, sectionOrder } = createdList(SETTINGS, 'anime', 'Later');
  expect(customLists).toEqual(['Best', 'With friends', 'Later']);
  expect(sectionOrder?.at(-1)).toBe('Later');
  expect(sectionOrder?.slice(0, 3)).toEqual(['Watching', 'Best', 'With friends']);
});

it('settings are sent for their type alone', () => {
  expect(settingsOf('manga', { customLists: [] })).toEqual({ mangaListOptions: { customLists: [] } });
});

it('a renaming makes the new name first, behind the old one, and deletes the old one last', () => {
  const { prepare, conclude } = rename();
  expect(prepare).toMatchObject({
    kind: 'list-options',
    type: 'ANIME',
    options: { customLists: ['Best', 'With friends', 'The best'] },
  });
  expect(prepare?.kind === 'list-options' && prepare.options.sectionOrder?.slice(0, 4)).toEqual([
    'Watching',
    'Best',
    'The best',
    'With friends',
  ]);
  expect(conclude).toEqual({ kind: 'delete-custom-list', type: 'ANIME', name: 'Best' });
});

it('a renaming leaves an entry on the other lists that it stands on', () => {
  expect(rename().changes.map(({ before, after }) => [before?.customLists, after?.customLists])).toEqual([
    [['Best'], ['The best']],
    [
      ['With friends', 'Best'],
      ['With friends', 'The best'],
    ],
  ]);
});

it('a renaming that was stopped half-way goes on: the new name is there, and some entries have it', () => {
  const settings = {
    ...SETTINGS,
    customLists: ['Best', 'With friends', 'The best'],
    sectionOrder: ['Watching', 'Best', 'The best', 'With friends'],
  };
  const { prepare, changes } = rename(settings, [
    { mediaId: 2, entryId: 12, title: 'Cat Weather', customLists: ['Best', 'The best'] },
  ]);
  expect(prepare?.kind === 'list-options' && prepare.options.customLists).toEqual(settings.customLists);
  expect(changes[0]?.after?.customLists).toEqual(['The best']);
});

it('a list is deleted by one request: the service takes it off its entries', () => {
  expect(deleteBatch('manga', 'Owned')).toMatchObject({
    changes: [],
    conclude: { kind: 'delete-custom-list', type: 'MANGA', name: 'Owned' },
  });
});
