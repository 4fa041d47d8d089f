import { cells } from './words/rows.ts';

/**
 * Title grammars: English | romaji | native | genre hint (optional). Slots: {n} {m} things, {ns} {ms} their English plurals, {i} idea,
 * {k} second idea, {p} place, {q} quality, {j} job, {js} jobs, {t} time, {c} count, {g} given name, {w} girl, {f} family name, {s} shop.
 */
export type TitlePattern = { english: string; romaji: string; native: string; genre: string | undefined };

const read = (text: string): readonly TitlePattern[] =>
  cells(text).map(([english = '', romaji = '', native = '', genre]) => ({ english, romaji, native, genre }));

export const PATTERNS = read(`
The {n} {j} of {p}|{p} no {n} {j}|{p}の{n}{j}
{q} {n} {js}|{q} {n} {j}-tachi|{q}{n}{j}たち
{c} {ns} Under {t}|{t} no Shita no {c} {n}|{t}の下の{c}{n}
A {q} War of {ns}|{n} no {q} Sensou|{n}の{q}戦争|Drama
{n} and {m}|{n} to {m}|{n}と{m}
When the {n} Learned My Name|{n} ga Boku no Na wo Oboeta Hi|{n}が僕の名を覚えた日|Romance
My Neighbour Is a {q} {n}|Tonari no {n} wa {q}|隣の{n}は{q}|Comedy
Midnight {s} of {ns}|{n} no Mayonaka {s}|{n}の真夜中{s}|Slice of Life
{p} {s}|{p} no {s}|{p}の{s}|Slice of Life
{n} {i} Zero|{n} {i} Zero|{n}{i}ゼロ|Sci-Fi
{t}, {p}|{t}, {p}|{t}、{p}
{i} and {n}|{i} to {n}|{i}と{n}
{q} {i}|{q} {i}|{q}{i}
{f}'s Last {i}|{f} no Saigo no {i}|{f}の最後の{i}|Mystery
The {i} of {g} {f}|{f} {g} no {i}|{f}{g}の{i}
{g} Wants to Be a {j}!|{g} wa {j} ni Naritai!|{g}は{j}になりたい！|Comedy
The {n} Will Not Cry at {t}|{t} no {n} wa Nakanai|{t}の{n}は泣かない|Drama
Until the {n} Stops|{n} ga Tomaru Made|{n}が止まるまで
I Borrowed a {n} From {t}|{t} kara {n} wo Karita|{t}から{n}を借りた|Fantasy
{i} Begins in {t}|{i} wa {t} ni Hajimaru|{i}は{t}に始まる
{p} Story|{p} Monogatari|{p}物語
{n} Princess {w}|{n}-hime {w}|{n}姫{w}|Mahou Shoujo
Beyond the {q} {n}|{q} {n} no Kanata|{q}{n}の彼方|Adventure
Letters to the {q} {n}|{q} {n} e no Tegami|{q}{n}への手紙
{f}-kun Can't Say No to {ns}|{f}-kun wa {n} ni Yowai|{f}くんは{n}に弱い|Comedy
{f}-san and the {c} {ns}|{f}-san to {c} {n}|{f}さんと{c}{n}|Mystery
The {j} Who Sold the {n}|{n} wo Utta {j}|{n}を売った{j}
{n} of {i}|{i} no {n}|{i}の{n}
{q} {j} {g}|{q} {j} {g}|{q}{j}{g}
{c} {js} and a {n}|{c} {j} to {n}|{c}{j}と{n}
Welcome to {p}|Youkoso {p} e|ようこそ{p}へ
Sleeping Above the {s}|{s} no Ue de Nemuru|{s}の上で眠る|Slice of Life
{n} Blues|{n} Buruusu|{n}ブルース|Music
{g} and {ns}|{g} to {n}|{g}と{n}
No {i} for {js}|{j} ni {i} wa Iranai|{j}に{i}はいらない|Action
The {n} That Swallowed {t}|{t} wo Nonda {n}|{t}を呑んだ{n}|Horror
{i} Frequency|{i} no Shuuhasuu|{i}の周波数|Sci-Fi
Armoured {j} {n}|Kikou {j} {n}|機甲{j}{n}|Mecha
{q} Eleven|{q} Irebun|{q}イレブン|Sports
{f} Swim Club|{f} Suieibu|{f}水泳部|Sports
Before {t} Ends|{t} ga Owaru Mae ni|{t}が終わる前に|Romance
The {n} Chronicles of {p}|{p} {n} Nendaiki|{p}{n}年代記|Fantasy
{n} x {j}|{n} x {j}|{n}×{j}
A {n} for {g}|{g} ni Sasageru {n}|{g}に捧げる{n}
Everyone at {p} Is a {n}|{p} wa Minna {n}|{p}はみんな{n}|Comedy
{i} in {q} {i2}|{q} {i2} no {i}|{q}{i2}の{i}|Psychological
The Girl Who Kept the {n}|{n} wo Mamoru Shoujo|{n}を守る少女
The Boy in the {n} Coat|{n} no Gaitou no Shounen|{n}の外套の少年
{t} Is for {js}|{t} wa {j} no Mono|{t}は{j}のもの
Please Return the {n} to {p}|{n} wo {p} e Kaeshite|{n}を{p}へ返して|Supernatural
Nobody Fears the {n}|Daremo {n} wo Osorenai|誰も{n}を恐れない|Thriller
Ask the {n}|{n} ni Kiite|{n}に訊いて
Twice a {n}|Nidome no {n}|二度目の{n}
{n}!|{n}!|{n}！
`);

/** The long, sentence-like titles that light novels favour. */
export const LONG_PATTERNS = read(`
I Was Fired as the Hero's {j}, So I Opened a {s} in {p}|Yuusha no {j} wo Kubi ni Natta node, {p} de {s} wo Hiraku Koto ni Shita|勇者の{j}をクビになったので、{p}で{s}を開くことにした|Fantasy
Reborn as a {q} {n}, I Only Want to Read Until {t}|{q} {n} ni Tensei shita kedo, {t} made Hon wo Yomitai Dake|{q}{n}に転生したけど、{t}まで本を読みたいだけ|Fantasy
The {j} Everybody Calls Useless Can Talk to Every {n} in {p}|Muno to Yobareta {j}, {p} no Subete no {n} to Hanaseru|無能と呼ばれた{j}、{p}の全ての{n}と話せる|Fantasy
My Childhood Friend Became a {q} {j} and I Am Still Looking for My {n}|Osananajimi ga {q} {j} ni Natta noni Ore wa Mada {n} wo Sagashiteiru|幼馴染が{q}{j}になったのに俺はまだ{n}を探している|Romance
After {c} Lives as a {j}, I Retired to a {s} and the Demon King Became a Regular|{c} Jinsei wo {j} toshite Sugoshita Atode {s} wo Hajimetara Maou ga Jouren ni Natta|{c}人生を{j}として過ごした後で{s}を始めたら魔王が常連になった|Comedy
The Villainess {w} Would Rather Repair {ns}|Akuyaku Reijou {w} wa {n} wo Naoshitai|悪役令嬢{w}は{n}を直したい|Romance
There Is a Labyrinth Under My {s} and It Pays Rent|Uchi no {s} no Chika ni Meikyuu ga atte Yachin wo Haratteiru|うちの{s}の地下に迷宮があって家賃を払っている|Comedy
I Thought I Had Adopted a {n}, but It Is the {q} {j} of {p}|{n} wo Hirotta to Omottara {p} no {q} {j} datta Ken|{n}を拾ったと思ったら{p}の{q}{j}だった件|Adventure
It Takes {c} {ns} to Say I Love You to the {j} of {p}|{p} no {j} ni Suki to Iu ni wa {c} {n} ga Hitsuyou|{p}の{j}に好きと言うには{c}{n}が必要|Romance
`);

/** Short names: songs, one-shots, films. */
export const SHORT_PATTERNS = read(`
{n}|{n}|{n}; {i}|{i}|{i}; {q} {n}|{q} {n}|{q}{n}; {n} Waltz|{n} no Waltz|{n}のワルツ; {t}|{t}|{t}; {g}|{g}|{g}; After the {n}|{n} no Ato de|{n}のあとで
Goodnight, {n}|Oyasumi {n}|おやすみ{n}; {n} 2 {m}|{n} kara {m} e|{n}から{m}へ; Dear {g}|Haikei {g}|拝啓{g}; To {p}|{p} e|{p}へ
`);

export const KOREAN_PATTERNS = read(`
The {j} of the {q} Tower|{q} Tabui {j}|{q} 탑의 {j}|Action; I Became the {n}'s {j}|{n}ui {j}ga Doeeotda|{n}의 {j}가 되었다|Fantasy
{q} {n}|{q} {n}|{q} {n}; The Duke's {q} {n}|Gongjagui {q} {n}|공작의 {q} {n}|Romance; {n} Regression|{n} Hoegwi|{n} 회귀|Action
Return of the {q} {j}|{q} {j}ui Gwihwan|{q} {j}의 귀환|Action; {n} in Seoul|Seourui {n}|서울의 {n}|Drama; The {n} Reads My Mind|Nae Maeumeul Ingneun {n}|내 마음을 읽는 {n}|Romance
The Last {j}'s {n}|Majimak {j}ui {n}|마지막 {j}의 {n}; Office {n}|Samusil {n}|사무실 {n}|Comedy
`);

export const CHINESE_PATTERNS = read(`
{n} and {m}|{n} yu {m}|{n}与{m}; Record of the {q} {n}|{q} {n} Lu|{q}{n}录|Adventure; The {q} {j}|{q} {j}|{q}{j}
Ten Miles of {ns}|Shi Li {n}|十里{n}|Romance; {n} Over the River|Jiang Shang {n}|江上{n}; My {j} Is a {n}|Wo de {j} Shi {n}|我的{j}是{n}|Comedy
Sword of the {q} {n}|{q} {n} Jian|{q}{n}剑|Action; Song of {ns}|{n} Zhi Ge|{n}之歌|Drama; The {n} Inn|{n} Kezhan|{n}客栈|Slice of Life
Nine Heavens of {ns}|Jiu Tian {n}|九天{n}|Fantasy
`);
