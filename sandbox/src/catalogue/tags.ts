import { cells } from './words/rows.ts';

export type Tag = {
  id: number;
  name: string;
  description: string;
  category: string;
  isGeneralSpoiler: boolean;
  isAdult: boolean;
};

/** category|names; "*" marks a tag that spoils any work, "^" one that is for adults. */
const SOURCE = `
Cast-Main Cast|Ensemble Cast, Female Protagonist, Male Protagonist, Primarily Adult Cast, Primarily Child Cast, Primarily Female Cast, Primarily Male Cast, Primarily Teen Cast, Anti-Hero, Elderly Protagonist, Estranged Family
Cast-Traits|Age Gap, Agender, Amnesia, Angels, Animals, Artificial Intelligence, Butler, Centaur, Chimera, Cyborg, Delinquents, Demons, Detective, Dinosaurs, Disability, Dragons, Elf, Fairy, Ghost, Goblin, Gods, Hikikomori, Homeless, Idol, Kemonomimi, Kuudere, Maids, Mermaid, Monster Boy, Monster Girl, Nekomimi, Ninja, Nun, Office Lady, Oiran, Orphan, Pirates, Robots, Samurai, Shapeshifting, Skeleton, Succubus, Tanned Skin, Teacher, Tomboy, Tsundere, Twins, Vampire, Vikings, VTuber, Werewolf, Witch, Yandere, Zombie
Demographic|Josei, Kids, Seinen, Shoujo, Shounen
Setting-Scene|Bar, Boarding School, Camping, Circus, Coastal, College, Desert, Dungeon, Foreign, Inn, Konbini, Natural Disaster, Office, Outdoor Activities, Prison, Restaurant, Rural, School, School Club, Snowscape, Urban, Wilderness, Work
Setting-Time|Achronological Order, Anachronism, Ancient China, Dystopian, Historical, Medieval, Time Skip*
Setting-Universe|Afterlife, Alternate Universe, Augmented Reality, Omegaverse^, Post-Apocalyptic, Space, Urban Fantasy, Virtual World
Sexual Content|Nudity^, Bondage^, Exhibitionism^, Large Breasts^, Threesome^, Voyeur^
Technical|4-koma, Achromatic, Advertisement, Anthology, CGI, Episodic, Flash, Full CGI, Full Color, Long Strip, No Dialogue, Non-fiction, POV, Puppetry, Rotoscoping, Stop Motion, Vertical Video
Theme-Action|Archery, Battle Royale, Espionage, Fugitive, Guns, Martial Arts, Spearplay, Swordplay
Theme-Arts|Acting, Calligraphy, Classic Literature, Drawing, Fashion, Food, Makeup, Photography, Rakugo, Writing
Theme-Arts-Music|Band, Classical Music, Dancing, Hip-hop Music, Jazz Music, Metal Music, Musical Theater, Rock Music
Theme-Comedy|Parody, Satire, Slapstick, Surreal Comedy
Theme-Drama|Bullying, Class Struggle, Coming of Age, Conspiracy, Death Game, Eco-Horror, Fake Relationship, Found Family, Kingdom Management, Rehabilitation, Revenge, Suicide, Tragedy*
Theme-Fantasy|Alchemy, Body Swapping, Cultivation, Curses, Fairy Tale, Henshin, Isekai, Kaiju, Magic, Mythology, Necromancy, Reverse Isekai, Steampunk, Super Power, Superhero, Wuxia, Youkai
Theme-Game|Board Game, E-Sports, Video Games
Theme-Game-Card & Board Game|Card Battle, Go, Karuta, Mahjong, Poker, Shogi
Theme-Game-Sport|Airsoft, American Football, Athletics, Badminton, Baseball, Basketball, Boxing, Cheerleading, Cycling, Fencing, Fishing, Fitness, Football, Golf, Handball, Ice Skating, Judo, Lacrosse, Rugby, Running, Sailing, Skateboarding, Skiing, Sumo, Surfing, Swimming, Table Tennis, Tennis, Volleyball, Wrestling
Theme-Other|Agriculture, Alcohol Consumption, Astronomy, Autobiographical, Biographical, Body Horror, Cannibalism, Crime, Criminal Organization, Cosmic Horror, Cute Boys Doing Cute Things, Cute Girls Doing Cute Things, Denpa, Drugs, Economics, Educational, Environmental, Ero Guro, Gambling, Gore, Indigenous Cultures, Language Barrier, Medicine, Memory Manipulation*, Military, Mountaineering, Noir, Otaku Culture, Pandemic, Philosophy, Politics, Religion, Reincarnation, Royal Affairs, Slavery, Software Development, Survival, Terrorism, Time Loop*, Time Manipulation, Torture, Travel, War
Theme-Other-Organisations|Assassins, Cult, Firefighters, Gangs, Mafia, Police, Triads, Yakuza
Theme-Other-Vehicle|Aviation, Cars, Mopeds, Motorcycles, Ships, Tanks, Trains
Theme-Romance|Arranged Marriage, Boys' Love, Cohabitation, Female Harem, Heterosexual, Love Triangle, Male Harem, Marriage, Mixed Gender Harem, Polyamorous, Teens' Love, Unrequited Love, Yuri
Theme-Sci-Fi|Cyberpunk, Space Opera, Tokusatsu, Real Robot, Super Robot
Theme-Slice of Life|Cute Animals, Family Life, Gardening, Horticulture, Iyashikei, Parenthood, Seaside
`;

export const TAGS: readonly Tag[] = cells(SOURCE)
  .flatMap(([category = '', names = '']) =>
    names.split(',').map((raw) => {
      const name = raw.trim().replace(/[*^]$/, '');
      return {
        id: 0,
        name,
        description: describe(name, category),
        category,
        isGeneralSpoiler: raw.endsWith('*'),
        isAdult: raw.endsWith('^'),
      };
    }),
  )
  .map((tag, index) => ({ ...tag, id: index * 3 + 11 }));

const byName = new Map(TAGS.map((tag, index) => [tag.name, index]));

/** Position of the tag in TAGS, or -1. */
export function tagIndex(name: string): number {
  return byName.get(name) ?? -1;
}

function describe(name: string, category: string): string {
  const subject = name.toLowerCase();
  if (category.startsWith('Cast')) {
    return `Gives a prominent part to ${subject}.`;
  }
  if (category.startsWith('Setting')) {
    return `Takes place, for the better part, in the setting of ${subject}.`;
  }
  if (category === 'Demographic') {
    return `First published for the ${subject} readership.`;
  }
  if (category === 'Technical') {
    return `Made or told in the manner of ${subject}.`;
  }
  return `Centres on ${subject} or returns to it often.`;
}
