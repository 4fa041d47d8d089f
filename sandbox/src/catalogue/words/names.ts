import { cells } from './rows.ts';

export type Name = { romaji: string; native: string };

function names(text: string): readonly Name[] {
  return cells(text).map(([romaji = '', native = '']) => ({ romaji, native }));
}

export const SURNAMES = names(`
Amano|天野; Aizawa|相沢; Akiyama|秋山; Asakura|朝倉; Arisaka|有坂; Chiba|千葉; Daidouji|大道寺; Endou|遠藤; Fujimori|藤森; Fukami|深見
Furukawa|古川; Hanazono|花園; Hasumi|蓮見; Hayase|早瀬; Hirasawa|平澤; Hoshino|星野; Ichinose|一ノ瀬; Igarashi|五十嵐; Inari|稲荷; Isobe|磯部
Iwaki|岩城; Kagami|鏡; Kamiya|神谷; Kanzaki|神崎; Kasuga|春日; Katagiri|片桐; Kazama|風間; Kirishima|霧島; Kisaragi|如月; Kitagawa|北川
Kobayakawa|小早川; Konoe|近衛; Kujo|九条; Kurata|倉田; Kuroba|黒羽; Kurusu|来栖; Mabuchi|馬淵; Machida|町田; Makino|牧野; Matsukaze|松風
Minase|水瀬; Misaki|岬; Mitsui|三井; Mizushima|水島; Mochizuki|望月; Morikawa|森川; Murasame|村雨; Nagase|長瀬; Nanase|七瀬; Narumi|鳴海
Natsume|夏目; Nishizono|西園; Nogami|野上; Ogura|小倉; Okazaki|岡崎; Onodera|小野寺; Otonashi|音無; Ousaka|逢坂; Rindou|竜胆; Saegusa|三枝
Saionji|西園寺; Sakaki|榊; Sakurai|桜井; Sawatari|沢渡; Sendou|仙道; Seto|瀬戸; Shiina|椎名; Shinonome|東雲; Shirakawa|白川; Souma|相馬
Sugimoto|杉本; Suzuhara|鈴原; Tachibana|橘; Takamine|高嶺; Takatsuki|高槻; Tanabe|田辺; Tendou|天道; Togashi|富樫; Tomori|友利; Toyama|遠山
Tsukishiro|月城; Tsurumi|鶴見; Ukai|鵜飼; Uesugi|上杉; Usami|宇佐美; Wakaba|若葉; Watase|渡瀬; Yamabuki|山吹; Yanagi|柳; Yashiro|八代
Yoshino|吉野; Yukimura|雪村; Yuzuki|柚木; Zaizen|財前; Hoshikawa|星川; Aoba|青葉; Kaido|海道; Mikage|御影; Sumeragi|皇; Tokiwa|常磐
`);

export const WOMENS_NAMES = names(`
Hina|陽菜; Aoi|葵; Akari|灯; Ayame|菖蒲; Chihiro|千尋; Chinatsu|千夏; Emi|恵美; Fuyuko|冬子; Hanae|花恵; Haruka|遥; Hazuki|葉月; Hikari|光
Honoka|穂乃果; Ibuki|伊吹; Iroha|彩葉; Izumi|泉; Kaede|楓; Kanon|花音; Kasumi|霞; Kirara|きらら; Koharu|小春; Kotone|琴音; Kurumi|胡桃
Mahiru|真昼; Mai|舞; Mana|愛; Mei|芽衣; Michiru|満; Mikoto|美琴; Minori|実; Mio|澪; Misaki|美咲; Miu|美羽; Nagi|凪; Nana|奈々
Natsuki|夏希; Noa|乃愛; Nodoka|和; Rei|玲; Rin|凛; Rio|莉央; Ruri|瑠璃; Saki|咲; Sakura|桜; Sara|紗良; Sayo|小夜; Setsuna|刹那
Shiho|志保; Shion|紫苑; Shizuku|雫; Suzu|鈴; Tsubame|燕; Tsumugi|紬; Uta|詩; Wakana|若菜; Yae|八重; Yua|結愛; Yui|結衣; Yukari|縁; Yuzu|柚
`);

export const MENS_NAMES = names(`
Akira|明; Arata|新; Asahi|旭; Daichi|大地; Eiji|英二; Fuuta|風太; Gen|元; Hajime|一; Haruto|陽斗; Hayato|隼人; Hiroki|広樹; Itsuki|樹
Jin|仁; Jun|純; Kai|海; Kaito|海斗; Kanata|彼方; Kei|圭; Kenji|賢治; Kohaku|琥珀; Kouta|航太; Kyou|響; Makoto|誠; Minato|湊
Mitsuki|光希; Nao|直; Natsuo|夏生; Noboru|昇; Osamu|修; Raiden|雷電; Reiji|玲二; Ren|蓮; Riku|陸; Rui|塁; Ryou|遼; Ryuusei|流星
Satoru|悟; Seiji|誠司; Shin|真; Shou|翔; Shun|駿; Sora|空; Souta|颯太; Subaru|昴; Susumu|進; Takeru|武; Taiga|大河; Tatsuya|達也
Tetsu|鉄; Tomoya|朋也; Touma|冬馬; Tsubasa|翼; Wataru|渉; Yamato|大和; Youhei|洋平; Yuito|結人; Yuki|勇気; Yuuma|悠真; Zen|禅; Nagisa|渚
`);
