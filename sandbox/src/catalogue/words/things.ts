import { words } from './rows.ts';

/** Things one can hold, meet or follow. */
export const THINGS = words(`
Lantern|Tourou|灯籠; Whale|Kujira|鯨; Fox|Kitsune|狐; Bell|Suzu|鈴; Paper Moon|Kami no Tsuki|紙の月; Umbrella|Kasa|傘
Letter|Tegami|手紙; Clock|Tokei|時計; Comet|Suisei|彗星; Feather|Hane|羽; Crown|Kanmuri|冠; Key|Kagi|鍵; Mirror|Kagami|鏡
Piano|Piano|ピアノ; Swallow|Tsubame|燕; Crane|Tsuru|鶴; Camellia|Tsubaki|椿; Hydrangea|Ajisai|紫陽花; Wisteria|Fuji|藤
Firefly|Hotaru|蛍; Snowdrop|Yukihana|雪花; Dragon|Ryuu|竜; Wolf|Ookami|狼; Cat|Neko|猫; Sparrow|Suzume|雀; Crow|Karasu|烏
Sword|Tsurugi|剣; Compass|Rashinban|羅針盤; Map|Chizu|地図; Train|Ressha|列車; Ferry|Watashibune|渡し舟; Bicycle|Jitensha|自転車
Teacup|Chawan|茶碗; Candle|Rousoku|蝋燭; Thread|Ito|糸; Needle|Hari|針; Kimono|Kimono|着物; Mask|Kamen|仮面; Kite|Tako|凧
Violin|Baiolin|バイオリン; Radio|Rajio|ラジオ; Telescope|Bouenkyou|望遠鏡; Satellite|Eisei|衛星; Engine|Enjin|エンジン
Robot|Robotto|ロボット; Doll|Ningyou|人形; Puppet|Ayatsuri|操り; Stone|Ishi|石; Shell|Kaigara|貝殻; Pearl|Shinju|真珠
Lighthouse|Toudai|灯台; Bridge|Hashi|橋; Gate|Mon|門; Stairway|Kaidan|階段; Window|Mado|窓; Rooftop|Okujou|屋上; Garden|Niwa|庭
Orchard|Kajuen|果樹園; Persimmon|Kaki|柿; Peach|Momo|桃; Plum|Ume|梅; Lemon|Remon|レモン; Bakery|Panya|パン屋; Kitchen|Daidokoro|台所
Library|Toshokan|図書館; Dictionary|Jisho|辞書; Diary|Nikki|日記; Photograph|Shashin|写真; Camera|Kamera|カメラ; Film|Firumu|フィルム
Song|Uta|歌; Lullaby|Komoriuta|子守唄; Waltz|Warutsu|ワルツ; Drum|Taiko|太鼓; Flute|Fue|笛; Orchestra|Gakudan|楽団
Witch|Majo|魔女; Demon|Akuma|悪魔; Ghost|Yuurei|幽霊; Spirit|Seirei|精霊; Saint|Seijo|聖女; Princess|Hime|姫; Knight|Kishi|騎士
Thief|Dorobou|泥棒; Detective|Tantei|探偵; Alchemist|Renkinjutsushi|錬金術師; Painter|Gaka|画家; Captain|Senchou|船長
Moth|Ga|蛾; Butterfly|Chou|蝶; Rabbit|Usagi|兎; Bear|Kuma|熊; Otter|Kawauso|川獺; Owl|Fukurou|梟; Turtle|Kame|亀; Koi|Koi|鯉
Starfish|Hitode|海星; Jellyfish|Kurage|海月; Coral|Sango|珊瑚; Island|Shima|島; Tide|Shio|潮; Storm|Arashi|嵐; Rain|Ame|雨
Snow|Yuki|雪; Wind|Kaze|風; Thunder|Kaminari|雷; Aurora|Oorora|オーロラ; Rainbow|Niji|虹; Cloud|Kumo|雲; Shadow|Kage|影
Flame|Honoo|炎; Ember|Nokoribi|残り火; Ash|Hai|灰; Salt|Shio|塩; Iron|Tetsu|鉄; Glass|Garasu|硝子; Amber|Kohaku|琥珀
Coin|Koin|コイン; Ribbon|Ribon|リボン; Chessboard|Banjou|盤上; Dice|Saikoro|賽子; Carousel|Mawaru Mokuba|回る木馬; Balloon|Fuusen|風船
Elevator|Erebeetaa|エレベーター; Vending Machine|Jihanki|自販機; Aquarium|Suizokukan|水族館; Greenhouse|Onshitsu|温室; Planetarium|Puranetariumu|プラネタリウム
`);

/** What stories are about. */
export const IDEAS = words(`
Promise|Yakusoku|約束; Memory|Kioku|記憶; Dream|Yume|夢; Silence|Seijaku|静寂; Farewell|Wakare|別れ; Tomorrow|Ashita|明日
Yesterday|Kinou|昨日; Wish|Negai|願い; Lie|Uso|嘘; Secret|Himitsu|秘密; Courage|Yuuki|勇気; Revenge|Fukushuu|復讐; Freedom|Jiyuu|自由
Melody|Senritsu|旋律; Colour|Iro|色; Voice|Koe|声; Journey|Tabi|旅; Homecoming|Kikyou|帰郷; Apology|Shazai|謝罪; Rebellion|Hangyaku|反逆
Requiem|Rekuiemu|レクイエム; Prayer|Inori|祈り; Curse|Noroi|呪い; Miracle|Kiseki|奇跡; Fate|Unmei|運命; Justice|Seigi|正義
Solitude|Kodoku|孤独; Youth|Seishun|青春; Confession|Kokuhaku|告白; Reunion|Saikai|再会; Horizon|Chiheisen|地平線; Orbit|Kidou|軌道
Gravity|Juuryoku|重力; Echo|Kodama|木霊; Twilight|Tasogare|黄昏; Blessing|Shukufuku|祝福; Sin|Tsumi|罪; Kindness|Yasashisa|優しさ
Distance|Kyori|距離; Sunrise|Hinode|日の出; Eclipse|Nisshoku|日蝕; Labyrinth|Meikyuu|迷宮; Paradise|Rakuen|楽園; Utopia|Risoukyou|理想郷
Chronicle|Nendaiki|年代記; Testament|Yuigon|遺言; Afterglow|Zanshou|残照; Frequency|Shuuhasuu|周波数; Bloom|Kaika|開花; Anthem|Sanka|賛歌
`);

export const TIMES = words(`
Winter|Fuyu|冬; Spring|Haru|春; Summer|Natsu|夏; Autumn|Aki|秋; Midnight|Mayonaka|真夜中; Dawn|Yoake|夜明け; Dusk|Yuugure|夕暮れ
Sunday|Nichiyoubi|日曜日; After School|Houkago|放課後; Last Summer|Saigo no Natsu|最後の夏; First Snow|Hatsuyuki|初雪
Rainy Season|Tsuyu|梅雨; New Year's Eve|Oomisoka|大晦日; Three O'Clock|Sanji|三時; Daybreak|Akatsuki|暁; Full Moon|Mangetsu|満月
`);
