import type { Genre } from './genres.ts';
import { tagIndex } from './tags.ts';

const NAMES: Readonly<Record<Genre, string>> = {
  Action:
    'Swordplay, Martial Arts, Guns, Super Power, Assassins, Gore, Samurai, Battle Royale, War, Shounen, Anti-Hero, Criminal Organization',
  Adventure:
    'Travel, Dungeon, Pirates, Wilderness, Magic, Survival, Ships, Dragons, Found Family, Shounen, Foreign',
  Comedy: 'Slapstick, Parody, Surreal Comedy, Satire, School, School Club, Tsundere, 4-koma, Episodic, Maids',
  Drama:
    'Coming of Age, Tragedy, Found Family, Family Life, Orphan, Bullying, Class Struggle, Seinen, Josei, Estranged Family, Time Skip',
  Ecchi: 'Female Harem, Nekomimi, Succubus, Monster Girl, Tomboy, Large Breasts, Maids',
  Fantasy:
    'Magic, Isekai, Dragons, Elf, Medieval, Reincarnation, Demons, Gods, Alchemy, Kingdom Management, Fairy Tale, Witch, Curses, Royal Affairs',
  Hentai:
    'Nudity, Bondage, Threesome, Large Breasts, Exhibitionism, Voyeur, Omegaverse, Teacher, Office Lady',
  Horror: 'Ghost, Body Horror, Cosmic Horror, Zombie, Vampire, Curses, Gore, Cult, Eco-Horror, Death Game',
  'Mahou Shoujo': 'Henshin, Magic, Fairy, Shoujo, Primarily Female Cast, Female Protagonist, Cute Animals',
  Mecha: 'Real Robot, Super Robot, Military, War, Space, Robots, Politics, Aviation',
  Music:
    'Band, Idol, Rock Music, Jazz Music, Classical Music, Dancing, Musical Theater, Primarily Female Cast, School Club',
  Mystery: 'Detective, Crime, Conspiracy, Noir, Police, Memory Manipulation, Historical, Classic Literature',
  Psychological:
    'Philosophy, Amnesia, Denpa, Memory Manipulation, Suicide, Time Loop, Achronological Order, Hikikomori',
  Romance:
    "Heterosexual, Love Triangle, Fake Relationship, Unrequited Love, Cohabitation, Yuri, Boys' Love, Marriage, Shoujo, Teens' Love, Age Gap, School",
  'Sci-Fi':
    'Space, Cyberpunk, Artificial Intelligence, Time Manipulation, Dystopian, Space Opera, Robots, Virtual World, Post-Apocalyptic, Cyborg, Astronomy',
  'Slice of Life':
    'Iyashikei, Cute Girls Doing Cute Things, Food, Rural, Coastal, Seaside, Family Life, School, Camping, Work, Gardening, Restaurant, Photography, Trains',
  Sports:
    'Volleyball, Basketball, Baseball, Football, Swimming, Cycling, Ice Skating, Running, Boxing, Tennis, Primarily Male Cast, School Club',
  Supernatural:
    'Youkai, Ghost, Gods, Afterlife, Urban Fantasy, Demons, Curses, Vampire, Mythology, Shapeshifting',
  Thriller: 'Death Game, Conspiracy, Crime, Espionage, Survival, Fugitive, Mafia, Revenge, Terrorism',
};

const ANYWHERE =
  'Female Protagonist, Male Protagonist, Ensemble Cast, Primarily Teen Cast, Primarily Adult Cast, School, Urban, Rural, Coming of Age, Food, Twins, Episodic, Travel, Animals, Seinen, Shounen, Historical';

const indices = (text: string): readonly number[] =>
  text
    .split(',')
    .map((name) => tagIndex(name.trim()))
    .filter((index) => index >= 0);

/** Tags (positions in TAGS) that works of a genre are likely to carry. */
export const TAGS_OF_GENRE = new Map(Object.entries(NAMES).map(([genre, text]) => [genre, indices(text)]));
export const TAGS_ANYWHERE = indices(ANYWHERE);
