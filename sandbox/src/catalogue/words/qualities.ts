import { words } from './rows.ts';

export const QUALITIES = words(`
Quiet|Shizuka na|静かな; Hollow|Utsuro na|虚ろな; Crimson|Shinku no|真紅の; Silver|Gin no|銀の; Azure|Aoki|蒼き; Golden|Kin no|金の
Lonely|Sabishii|寂しい; Clumsy|Bukiyou na|不器用な; Honest|Shoujiki na|正直な; Reluctant|Ki no Susumanai|気の進まない; Gentle|Yasashii|優しい
Forgotten|Wasurerareta|忘れられた; Unfinished|Mikan no|未完の; Borrowed|Karimono no|借り物の; Invisible|Toumei na|透明な; Tiny|Chiisana|小さな
Strange|Fushigi na|不思議な; Wandering|Samayou|彷徨う; Sleeping|Nemureru|眠れる; Burning|Moeru|燃える; Frozen|Kooritsuita|凍りついた
Black|Kuroi|黒い; White|Shiroi|白い; Violet|Murasaki no|紫の; Emerald|Midori no|翠の; Rusty|Sabita|錆びた; Broken|Kowareta|壊れた
Noble|Kedakaki|気高き; Merciful|Jihibukai|慈悲深い; Cursed|Norowareta|呪われた; Holy|Seinaru|聖なる; Heartless|Mujihi na|無慈悲な
Immortal|Fushi no|不死の; Nameless|Namonaki|名もなき; Hungry|Harapeko no|はらぺこの; Sleepy|Nemui|眠い; Stubborn|Ganko na|頑固な
Second-Hand|Chuuko no|中古の; Midsummer|Manatsu no|真夏の; Northern|Kita no|北の; Southern|Minami no|南の; Seaside|Umibe no|海辺の
Celestial|Tenkuu no|天空の; Electric|Denki no|電気の; Mechanical|Kikai no|機械の; Crystal|Suishou no|水晶の; Paper|Kami no|紙の
Distant|Tooi|遠い; Bright|Mabushii|眩しい; Blue|Aoi|青い; Red|Akai|赤い; Salty|Shoppai|しょっぱい; Sweet|Amai|甘い; Bitter|Nigai|苦い
`);

export const COUNTS = words(`
Two|Futatsu no|二つの; Three|Mittsu no|三つの; Four|Yottsu no|四つの; Five|Itsutsu no|五つの; Six|Muttsu no|六つの; Seven|Nanatsu no|七つの
Eight|Yattsu no|八つの; Nine|Kokonotsu no|九つの; Ten|Too no|十の; Twelve|Juuni no|十二の; Forty|Yonjuu no|四十の; A Hundred|Hyaku no|百の
A Thousand|Sen no|千の
`);

export const JOBS = words(`
Keeper|Mamorite|守り手; Cartographer|Chizushi|地図師; Courier|Haitatsunin|配達人; Apothecary|Kusurishi|薬師; Translator|Honyakusha|翻訳者
Watchmaker|Tokeishi|時計師; Gardener|Niwashi|庭師; Librarian|Shisho|司書; Baker|Panshokunin|パン職人; Ferryman|Watashimori|渡し守
Exorcist|Ekusoshisuto|エクソシスト; Swordsmith|Katanakaji|刀鍛冶; Tailor|Shitateya|仕立屋; Beekeeper|Youhouka|養蜂家; Pilot|Soujuushi|操縦士
Navigator|Koukaishi|航海士; Archivist|Kirokugakari|記録係; Conductor|Shashou|車掌; Idol|Aidoru|アイドル; Goalkeeper|Goorukiipaa|ゴールキーパー
Swordsman|Kenshi|剣士; Summoner|Shoukanshi|召喚士; Healer|Iyashite|癒し手; Merchant|Shounin|商人; Blacksmith|Kajiya|鍛冶屋; Butler|Shitsuji|執事
Maid|Meido|メイド; Diver|Daibaa|ダイバー; Astronomer|Tenmongakusha|天文学者; Florist|Hanaya|花屋; Cook|Ryourinin|料理人; Barista|Barisuta|バリスタ
Vet|Juuishi|獣医; Poet|Shijin|詩人; Illustrator|Eshi|絵師; Piano Tuner|Chouritsushi|調律師; Postman|Yuubinya|郵便屋; Night Guard|Yakei|夜警
Stationmaster|Ekichou|駅長; Weather Girl|Otenki Oneesan|お天気お姉さん; Undertaker|Sougiya|葬儀屋; Magician|Tejinashi|手品師; Archer|Yumitori|弓取り
`);
