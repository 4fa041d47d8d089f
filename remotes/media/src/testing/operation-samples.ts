import { ask, contract, type OperationSamples } from '@tsugi/data/testing/operation-samples';

export const OPERATION_SAMPLES: OperationSamples = {
  'media-detail': contract(
    ({ media }) => ({ id: media, type: 'ANIME' }),
    (
      data: {
        idMal: number;
        characters: { edges: [{ node: { id: number } }] };
        staff: { edges: [{ node: { id: number } }] };
        studios: { edges: [{ node: { id: number } }] };
      },
      found,
    ) => {
      found.mal = data.idMal;
      found.character = data.characters.edges[0].node.id;
      found.staff = data.staff.edges[0].node.id;
      found.studio = data.studios.edges[0].node.id;
    },
  ),
  'media-recommendations': contract(({ media }) => ({ id: media, page: 1 })),
  'media-characters': contract(({ media }) => ({ id: media, page: 1 })),
  'media-staff': contract(({ media }) => ({ id: media, page: 1 })),
  'friends-entries': ask(({ media }) => ({ mediaId: media, page: 1, perPage: 10 }), { asViewer: true }),
  'character-page': contract(({ character }) => ({ id: character, page: 1 })),
  'staff-page': contract(({ staff }) => ({ id: staff, page: 1 })),
  'anime-themes': contract(
    ({ media }) => ({ site: 'ani', id: media }),
    (data: { themes: [{ song: { artists: [{ slug: string }] } }] }, found) => {
      found.artist = data.themes[0].song.artists[0].slug;
    },
  ),
  'theme-anime-ids': ask(() => ({ slugs: ['a'] })),
  'theme-artist': contract(({ artist }) => ({ slug: artist })),
  'mal-media-full': contract(({ mal }) => ({ type: 'anime', malId: mal })),
  'mal-characters': contract(({ mal }) => ({ type: 'anime', malId: mal })),
  'mal-staff': contract(({ mal }) => ({ malId: mal })),
};
