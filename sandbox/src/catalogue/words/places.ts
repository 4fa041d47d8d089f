import { words } from './rows.ts';

export const PLACES = words(`
Asahi Pier|Asahi Sanbashi|朝日桟橋; Kamome Street|Kamome-dori|かもめ通り; Orbit Street|Kidou-dori|軌道通り; Minato Ward|Minato-ku|港区
Hoshimi Hill|Hoshimigaoka|星見ヶ丘; Tsukimori|Tsukimori|月森; Shiokaze Station|Shiokaze-eki|潮風駅; Nagisa High|Nagisa Koukou|渚高校
Kiri Valley|Kiri no Tani|霧の谷; Suzukake|Suzukake|鈴懸; Akanegawa|Akanegawa|茜川; Shiranami|Shiranami|白波; Mizunoe|Mizunoe|水之江
the Third Floor|Sangai|三階; the Old Observatory|Furuki Tenmondai|古き天文台; the Twelfth Ward|Juuni-ku|十二区; the Northern Line|Hokusen|北線
the Floating Market|Ukishijou|浮市場; the Glass Harbour|Garasu no Minato|硝子の港; the Salt Plains|Shio no Heigen|塩の平原; Room 404|404-goushitsu|404号室
the Moon|Tsuki|月; the Sea of Trees|Jukai|樹海; the Empty Palace|Munashiki Kyuuden|空しき宮殿; the Clock Tower|Tokeitou|時計塔; Aogiri|Aogiri|青桐
the Sunken City|Shizunda Machi|沈んだ街; the Upper Deck|Jou Kanpan|上甲板; the Rain Country|Ame no Kuni|雨の国; Kurosawa Manor|Kurosawa-tei|黒澤邸
Sakuragi Shrine|Sakuragi Jinja|桜木神社; Cafe Nocturne|Kafe Nokutaan|カフェ・ノクターン; Hachigatsu Lane|Hachigatsu Koji|八月小路; the Ninth Layer|Daikyuusou|第九層
Orion Terrace|Orion Terasu|オリオンテラス; the Demon Capital|Mato|魔都; the Labyrinth City|Meikyuu Toshi|迷宮都市; Lavender Farm|Rabendaa Noujou|ラベンダー農場
the Last Village|Saigo no Mura|最後の村; the Space Elevator|Kidou Erebeetaa|軌道エレベーター; Yukimura Inn|Yukimura Ryokan|雪村旅館; Port Celadon|Seraton-kou|セラドン港
the Edge of Noon|Mahiru no Hate|真昼の果て; the Ghost District|Yuurei-gai|幽霊街; Amagiri Pass|Amagiri Touge|天霧峠; the Iron Forest|Kurogane no Mori|鉄の森
Tokimeki Dorm|Tokimeki-ryou|ときめき寮; Platform Zero|Zero-ban Hoomu|0番ホーム; the River Mouth|Kakou|河口; the Whale's Back|Kujira no Senaka|鯨の背中
the Kingdom of Ash|Hai no Oukoku|灰の王国; Seventh Heaven Mall|Nanaten Mooru|七天モール; the Underground Sea|Chika no Umi|地下の海; Mitsuba Town|Mitsuba-chou|三葉町
`);

export const SHOPS = words(`
Soba Stand|Sobaya|蕎麦屋; Bookshop|Honya|本屋; Bathhouse|Sentou|銭湯; Flower Shop|Hanaya|花屋; Cafe|Kafe|カフェ; Bakery|Panya|パン屋
Repair Shop|Shuuriya|修理屋; Guesthouse|Minshuku|民宿; Ramen Cart|Raamen Yatai|ラーメン屋台; Potion Shop|Kusuriya|薬屋; Tea House|Chaya|茶屋
Curry House|Kareeya|カレー屋; Library|Toshokan|図書館; Pet Hotel|Petto Hoteru|ペットホテル; Candy Store|Dagashiya|駄菓子屋
`);
