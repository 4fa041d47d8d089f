import type { NotificationType } from './notification.ts';

export const SCORE_FORMATS = ['POINT_100', 'POINT_10_DECIMAL', 'POINT_10', 'POINT_5', 'POINT_3'] as const;
export type ScoreFormat = (typeof SCORE_FORMATS)[number];

export type ListTypeOptions = {
  sectionOrder: readonly string[];
  splitCompletedSectionByFormat: boolean;
  customLists: readonly string[];
  advancedScoring: readonly string[];
  advancedScoringEnabled: boolean;
};

export type User = {
  id: number;
  name: string;
  seed: number;
  hue: number;
  about: string | null;
  hasAvatar: boolean;
  hasBanner: boolean;
  /** Unix seconds. */
  createdAt: number;
  updatedAt: number;
  donatorTier: number;
  donatorBadge: string;
  moderatorRoles: readonly string[] | null;
  scoreFormat: ScoreFormat;
  rowOrder: string;
  animeList: ListTypeOptions;
  mangaList: ListTypeOptions;
  titleLanguage: 'ROMAJI' | 'ENGLISH' | 'NATIVE' | 'ROMAJI_STYLISED' | 'ENGLISH_STYLISED' | 'NATIVE_STYLISED';
  staffNameLanguage: 'ROMAJI_WESTERN' | 'ROMAJI' | 'NATIVE';
  displayAdultContent: boolean;
  airingNotifications: boolean;
  profileColor: string;
  timezone: string | null;
  activityMergeTime: number;
  restrictMessagesToFollowing: boolean;
  disabledNotifications: ReadonlySet<NotificationType>;
  disabledListActivity: ReadonlySet<string>;
  unreadNotificationCount: number;
  /** Shown to nobody else. */
  isPrivate: boolean;
  /** The numbers of anime and manga of the seeded list. */
  listSizes: { ANIME: number; MANGA: number };
};
