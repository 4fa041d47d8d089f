import type { Name } from './names.ts';
import { cells } from './rows.ts';

const read = (text: string): readonly Name[] =>
  cells(text).map(([romaji = '', native = '']) => ({ romaji, native: native === '' ? romaji : native }));

export const KOREAN_SURNAMES = read(
  'Kim|김; Lee|이; Park|박; Choi|최; Jung|정; Kang|강; Cho|조; Yoon|윤; Jang|장; Lim|임; Han|한; Seo|서; Shin|신; Kwon|권; Baek|백',
);
export const KOREAN_NAMES = read(`
Ji-woo|지우; Seo-yeon|서연; Min-jun|민준; Ha-eun|하은; Do-yun|도윤; Su-bin|수빈; Ye-jin|예진; Jae-hyun|재현; Yu-na|유나; Tae-min|태민
Eun-ji|은지; Hyun-woo|현우; Na-rae|나래; Seung-ho|승호; Da-hye|다혜; Ju-won|주원; Mi-rae|미래; Sang-min|상민
`);
export const CHINESE_SURNAMES = read(
  'Wang|王; Li|李; Zhang|张; Liu|刘; Chen|陈; Yang|杨; Zhao|赵; Wu|吴; Zhou|周; Xu|徐; Sun|孙; Ma|马; Zhu|朱; Hu|胡; Gu|顾; Shen|沈',
);
export const CHINESE_NAMES = read(`
Yuxuan|雨轩; Zihan|子涵; Mingyue|明月; Qingyu|青羽; Haoran|浩然; Xinyi|心怡; Yichen|亦辰; Lanxi|兰溪; Jingchu|景初; Muyun|慕云; Ruoxi|若曦
Chengfeng|乘风; Baihe|白荷; Wanqing|晚晴; Yuanzhou|远舟; Suyi|苏一
`);
export const WESTERN_SURNAMES = read(`
Abernathy; Bellweather; Calloway; Draycott; Ellery; Fairbanks; Garrick; Holloway; Ivers; Kessler; Lockhart; Marchetti; Novak; Okafor; Pemberton
Quill; Rosenthal; Sandoval; Thackeray; Underhill; Vance; Whitlock; Yates; Zielinski; Beaumont; Castellanos; Duarte; Fontaine; Weiss; Szabo
`);
export const WESTERN_NAMES = read(`
Alice; Bastian; Celeste; Dorian; Edith; Felix; Greta; Hugo; Iris; Jasper; Klara; Leon; Mirabel; Nico; Odette; Percy; Rosalind; Silas
Theodora; Ulric; Vera; Winifred; Xavier; Yvette; Zoe; Emil; Ludovic; Marisol; Noam; Rafael; Lucia; Benedek; Ilona; Matteo
`);
