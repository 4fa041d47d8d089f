import { words } from './rows.ts';

export const KOREAN_THINGS = words(`
Moonlight|Dalbit|달빛; Tiger|Horangi|호랑이; Umbrella|Usan|우산; Butterfly|Nabi|나비; Winter|Gyeoul|겨울; Sword|Geom|검; Shadow|Geurimja|그림자
Star|Byeol|별; Rain|Bi|비; Rose|Jangmi|장미; Dragon|Yong|용; Library|Doseogwan|도서관; Convenience Store|Pyeonuijeom|편의점; Fox|Yeou|여우
Starlight|Byeolbit|별빛; Lighthouse|Deungdae|등대; Contract|Gyeyak|계약; Crown|Wanggwan|왕관; Ocean|Bada|바다; Cat|Goyangi|고양이; Snow|Nun|눈
Hourglass|Moraesigye|모래시계; Lullaby|Jajangga|자장가; Garden|Jeongwon|정원; Train|Gicha|기차; Mirror|Geoul|거울
`);
export const KOREAN_QUALITIES = words(`
Crimson|Jinhong|진홍; Sleepy|Jollin|졸린; Silver|Eunbit|은빛; Lonely|Oeroun|외로운; Forgotten|Ichyeojin|잊혀진; Blue|Pureun|푸른; Merciless|Naengjeonghan|냉정한
Endless|Kkeuteomneun|끝없는; Quiet|Goyohan|고요한; Eternal|Yeongwonhan|영원한
`);
export const KOREAN_JOBS = words(`
Hunter|Heonteo|헌터; Knight|Gisa|기사; Librarian|Saseo|사서; Swordmaster|Geomseong|검성; Chef|Yorisa|요리사; Duchess|Gongjak Buin|공작부인; Healer|Chiyusa|치유사
Barista|Bariseuta|바리스타; Prosecutor|Geomsa|검사; Assassin|Amsalja|암살자; Alchemist|Yeongeumsulsa|연금술사
`);
export const CHINESE_THINGS = words(`
Lotus|Lianhua|莲花; Crane|He|鹤; Moon|Yue|月; Willow|Liu|柳; Jade|Yu|玉; Plum Blossom|Meihua|梅花; Lantern|Denglong|灯笼; Bamboo|Zhu|竹; Snow|Xue|雪
Phoenix|Fenghuang|凤凰; River|Jiang|江; Cloud|Yun|云; Fox|Hu|狐; Tea|Cha|茶; Wind|Feng|风; Star|Xing|星; Peach Blossom|Taohua|桃花; Ink|Mo|墨; Lute|Pipa|琵琶
Carp|Liyu|鲤鱼; Mountain|Shan|山; Rain|Yu|雨; Paper Kite|Zhiyuan|纸鸢; Dragon|Long|龙; Koi Pond|Litang|鲤塘; Bell|Zhong|钟
`);
export const CHINESE_QUALITIES = words(`
Azure|Cang|苍; Wandering|Xiaoyao|逍遥; Frozen|Han|寒; Heavenly|Tian|天; Hidden|Yin|隐; Drunken|Zui|醉; Scarlet|Chi|赤; Ancient|Gu|古; Floating|Fu|浮
Nameless|Wuming|无名
`);
export const CHINESE_JOBS = words(`
Immortal|Xianren|仙人; Swordswoman|Nüxia|女侠; Painter|Huashi|画师; Emperor|Huangdi|皇帝; Disciple|Tudi|徒弟; Innkeeper|Zhanggui|掌柜; Scholar|Shusheng|书生
Alchemist|Danshi|丹师; Ferryman|Chuanfu|船夫; Detective|Shentan|神探
`);
