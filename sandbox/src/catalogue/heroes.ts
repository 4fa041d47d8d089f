import { cells } from './words/rows.ts';

/** A franchise whose titles were written by hand: what a newcomer sees first. */
export type Hero = {
  english: string;
  romaji: string;
  native: string;
  genres: readonly string[];
  tags: readonly string[];
  /** Season of the newest anime, in seasons from this one; undefined for manga only. */
  seasonOffset: number | undefined;
  shape: 'tv' | 'movie' | 'sequel' | 'manga' | 'ona' | 'special';
};

const SHAPES = ['tv', 'movie', 'sequel', 'manga', 'ona', 'special'] as const;

/** english|romaji|native|genres|tags|season offset ("-" for manga)|shape */
const SOURCE = `
The Lantern Keeper of Asahi Pier|Asahi Sanbashi no Tourou Mori|朝日桟橋の灯籠守|Drama,Mystery,Slice of Life|Coastal,Found Family,Ghost|0|tv
Paper Moon Cartographers|Kami no Tsuki no Chizushi-tachi|紙の月の地図師たち|Adventure,Fantasy|Travel,Magic,Astronomy|0|sequel
When the River Learned My Name|Kawa ga Boku no Na wo Oboeta Hi|川が僕の名を覚えた日|Drama,Romance,Supernatural|Coming of Age,Rural,Gods|0|tv
Midnight Library of Foxes|Kitsune no Mayonaka Toshokan|狐の真夜中図書館|Fantasy,Mystery,Supernatural|Youkai,Classic Literature,Kemonomimi|0|tv
A Quiet War of Tea|Shizuka na Cha no Sensou|静かな茶の戦争|Comedy,Drama,Slice of Life|Food,Historical,Politics|0|tv
My Neighbour Is a Minor Deity|Tonari no Kami-sama wa Chiisai|隣の神様は小さい|Comedy,Supernatural|Gods,Cohabitation,Iyashikei|0|tv
Nine Bells Under Snow|Yuki no Shita no Kokonotsu no Kane|雪の下の九つの鐘|Drama,Mystery|Snowscape,Detective,Tragedy|-4|movie
Girls' Last Broadcast|Shoujo-tachi no Saigo no Housou|少女たちの最後の放送|Music,Sci-Fi,Slice of Life|Post-Apocalyptic,Primarily Female Cast,Band|0|tv
Sakura Engine Zero|Sakura Enjin Zero|桜エンジン零|Action,Mecha,Sci-Fi|Real Robot,Military,Aviation|0|ona
Orbit Street Diner|Kidou-dori Shokudou|軌道通り食堂|Comedy,Sci-Fi,Slice of Life|Food,Space,Restaurant|-3|tv
Hollow Crown Alchemist|Utsuro na Kanmuri no Renkinjutsushi|虚ろな冠の錬金術師|Action,Adventure,Fantasy|Alchemy,Royal Affairs,Magic|-7|sequel
Kaze to Kujira|Kaze to Kujira|風と鯨|Adventure,Fantasy|Ships,Coastal,Travel|-5|special
Tetsu no Hanataba|Tetsu no Hanataba|鉄の花束|Action,Drama,Sci-Fi|Cyborg,War,Revenge|-1|tv
Second Summer, Third Floor|Nidome no Natsu, Sangai|二度目の夏、三階|Psychological,Romance,Sci-Fi|Time Loop,School,Unrequited Love|0|tv
Salt and Starlight|Shio to Hoshiakari|塩と星明かり|Drama,Romance|Astronomy,Coastal,Coming of Age|-3|movie
Forty Lanterns|Yonjuu no Tourou|四十の灯籠|Drama,Slice of Life|Coastal,Family Life|-5|special
The Last Express to Hoshimi|Hoshimi-yuki Saishuu Ressha|星見行き最終列車|Drama,Fantasy|Trains,Afterlife,Travel|-9|tv
Clockwork Persimmon|Zenmai no Kaki|ゼンマイの柿|Comedy,Fantasy|Steampunk,Food,Robots|-2|tv
A Dragon Retired in Unit 302|302-goushitsu no Intai Ryuu|302号室の引退竜|Comedy,Fantasy,Slice of Life|Dragons,Cohabitation,Work|0|sequel
Umbrella for a Storm God|Arashigami no Kasa|嵐神の傘|Romance,Supernatural|Gods,Mythology,Female Protagonist|-1|tv
The Cartographer's Daughter Hates Maps|Chizushi no Musume wa Chizu ga Kirai|地図師の娘は地図が嫌い|Adventure,Comedy|Travel,Female Protagonist,Family Life|1|tv
Violet Frequency|Murasaki no Shuuhasuu|紫の周波数|Music,Sci-Fi,Thriller|Cyberpunk,Idol,Conspiracy|1|tv
Eleven Winters of Captain Kuroba|Kuroba Senchou no Juuichi no Fuyu|黒羽船長の十一の冬|Adventure,Drama|Pirates,Ships,Snowscape|1|sequel
Goodnight, Satellite|Oyasumi, Eisei|おやすみ、衛星|Drama,Sci-Fi|Space,Artificial Intelligence,Iyashikei|-6|movie
The Swordsmith Who Feared Iron|Tetsu wo Osoreta Katanakaji|鉄を恐れた刀鍛冶|Action,Drama,Supernatural|Swordplay,Samurai,Historical|-11|sequel
Bathhouse at the End of the Labyrinth|Meikyuu no Hate no Sentou|迷宮の果ての銭湯|Comedy,Fantasy,Slice of Life|Dungeon,Isekai,Iyashikei|0|tv
Thirteen Cups of Rain|Juusan-bai no Ame|十三杯の雨|Psychological,Thriller|Noir,Amnesia,Detective|-2|tv
Runners of the Northern Line|Hokusen no Rannaa|北線のランナー|Drama,Sports|Running,Rural,School Club|0|tv
Moth Queen|Ga no Joou|蛾の女王|Fantasy,Horror|Female Protagonist,Royal Affairs,Body Horror|-13|tv
The Ghost Who Came to Rehearsal|Keiko ni Kita Yuurei|稽古に来た幽霊|Comedy,Music,Supernatural|Ghost,Acting,Musical Theater|0|tv
Letters From a Cancelled Planet|Uchikiri no Hoshi kara no Tegami|打ち切りの星からの手紙|Drama,Sci-Fi|Space,Dystopian,Writing|-8|tv
Little Witch of the Ferry Line|Watashibune no Chiisana Majo|渡し舟の小さな魔女|Fantasy,Mahou Shoujo|Witch,Ships,Henshin|0|tv
Seventeen Ways to Fold a Crane|Tsuru no Orikata Juunana-shu|鶴の折り方十七種|Drama,Romance|School,Disability,Coming of Age|-
The Beekeeper's Rebellion|Youhouka no Hangyaku|養蜂家の叛逆|Action,Fantasy,Thriller|Kingdom Management,Politics,War|-
Cat Weather|Neko Biyori|猫日和|Comedy,Slice of Life|Animals,Iyashikei,4-koma|-
Ninth Layer Detective Agency|Daikyuusou Tantei Jimusho|第九層探偵事務所|Mystery,Sci-Fi,Thriller|Detective,Cyberpunk,Crime|-
`;

export const HEROES: readonly Hero[] = cells(SOURCE).map(
  ([english = '', romaji = '', native = '', genres = '', tags = '', offset = '-', shape = 'manga']) => ({
    english,
    romaji,
    native,
    genres: genres.split(','),
    tags: tags.split(','),
    seasonOffset: offset === '-' ? undefined : Number(offset),
    shape: SHAPES.find((known) => known === shape) ?? 'manga',
  }),
);
