import { type Rng, seeded } from '../random.ts';
import { circle, line, n, opacity, path, rect } from './canvas.ts';
import { oklch } from './colour.ts';
import { type PictureSize, sized, svg } from './scene.ts';

type Look = {
  skin: string;
  hair: string;
  shine: string;
  coat: string;
  trim: string;
  ground: string;
  figure: string;
};

/** A user from behind or in profile shadow, 230 by 345: hair, collar and light, never a face. */
export function portrait(seed: number, hue: number, gender: string | null, pixels: PictureSize): string {
  const rng = seeded('portrait', seed);
  const natural = rng.chance(0.55);
  const hairHue = natural ? rng.int(30, 70) : rng.int(0, 359);
  const look: Look = {
    skin: oklch(0.5 + rng.next() * 0.38, 0.06, 55),
    hair: oklch(natural ? 0.22 + rng.next() * 0.25 : 0.5 + rng.next() * 0.32, natural ? 0.04 : 0.11, hairHue),
    shine: oklch(natural ? 0.5 : 0.85, natural ? 0.05 : 0.08, hairHue + 12),
    coat: oklch(0.3 + rng.next() * 0.5, 0.09, hue + rng.int(120, 220)),
    trim: oklch(0.9, 0.05, hue + 60),
    ground: oklch(0.62 + rng.next() * 0.2, 0.11, hue),
    figure: oklch(0.88, 0.06, hue + 40),
  };
  const light = oklch(0.9, 0.07, hue + 50);
  const defs = [
    `<linearGradient id="a" x2=".4" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${look.ground}"/></linearGradient>`,
    `<linearGradient id="h" x2=".8" y2="1"><stop stop-color="${look.shine}"/><stop offset=".35" stop-color="${look.hair}"/></linearGradient>`,
  ];
  const elements = [rect(0, 0, 230, 345, 'url(#a)'), backdrop(rng, look), ...person(rng, look, gender)].join(
    '',
  );
  return svg(230, 345, defs, elements, sized(pixels));
}

function backdrop(rng: Rng, { figure }: Look): string {
  switch (rng.int(0, 5)) {
    case 0:
      return circle(115, 138, 96, figure, opacity(0.75));
    case 1:
      return Array.from({ length: 9 }, (_, at) =>
        circle(rng.int(0, 230), rng.int(0, 300), 6 + at * 3, figure, opacity(0.28)),
      ).join('');
    case 2:
      return line(
        Array.from({ length: 9 }, (_, at) => `M${at * 36 - 60} 345L${at * 36 + 60} 0`).join(''),
        figure,
        12,
        opacity(0.35),
      );
    case 3:
      return path('M20 345V140a95 95 0 0 1 190 0v205z', figure, opacity(0.6));
    case 4:
      return (
        rect(28, 40, 174, 210, figure, ` rx="4"${opacity(0.55)}`) +
        line('M115 40v210M28 130h174', '#fff', 4, opacity(0.6))
      );
    default:
      return Array.from({ length: 16 }, () => {
        const x = rng.int(0, 230);
        const y = rng.int(0, 345);
        return path(`M${x} ${y}q6-9 12 0q-6 9-12 0z`, figure, opacity(0.8));
      }).join('');
  }
}

function person(rng: Rng, look: Look, gender: string | null): string[] {
  const { skin, coat, trim } = look;
  const shoulders = gender === 'Male' ? 88 : 74;
  const body = path(
    `M${115 - shoulders} 345q-2-74 ${n(shoulders * 0.5)}-86q${n(shoulders * 0.36)}-8 ${n(shoulders * 0.42)}-24h${n(shoulders * 0.16)}q${n(shoulders * 0.06)} 16 ${n(shoulders * 0.42)} 24q${n(shoulders * 0.5)} 12 ${n(shoulders * 0.5)} 86z`,
    coat,
  );
  const neck = path('M100 196h30v44q-15 12-30 0z', skin);
  const collar =
    [
      path('M84 240q31 26 62 0l12 22q-43 30-86 0z', trim),
      path('M92 232l-30 26 40 22 13-26 13 26 40-22-30-26q-23 16-46 0z', trim),
      path('M78 226q37 22 74 0v26q-37 26-74 0z', oklch(0.45, 0.1, rng.int(0, 359))),
      line(`M86 250q29 24 58 0M${115} 268v77`, trim, 3),
    ][rng.int(0, 3)] ?? '';
  const head = `<ellipse cx="115" cy="150" rx="52" ry="60" fill="${skin}"/>${circle(64, 160, 9, skin)}${circle(166, 160, 9, skin)}`;
  const long = gender === 'Male' ? rng.chance(0.12) : rng.chance(0.62);
  return long
    ? [hairBehind(rng), body, collar, neck, head, cap(), fall(rng), extra(rng, look)]
    : [
        body,
        collar,
        neck,
        `<g transform="translate(0 14)">${head}${crop(rng, gender)}${extra(rng, look)}</g>`,
      ];
}

const cap = (): string => path('M58 170q-10-96 57-98q67 2 57 98q-6 34-57 34t-57-34z', 'url(#h)');

function hairBehind(rng: Rng): string {
  const length = rng.int(230, 330);
  return path(
    `M56 140q-24 ${length - 190} ${-rng.int(0, 16)} ${length - 140}q75 34 ${118 + rng.int(0, 16)} 0q-8-90-18-${length - 140}z`,
    'url(#h)',
  );
}

function fall(rng: Rng): string {
  const strands = [70, 92, 115, 138, 160]
    .map((x) => `M${x} 110q${rng.int(-14, 14)} 70 ${rng.int(-8, 8)} ${rng.int(100, 170)}`)
    .join('');
  const lower = path(
    `M58 150q-12 90-2 ${rng.int(100, 170)}q20 12 34-4q25 14 50 0q16 14 34 2q10-90-2-168z`,
    'url(#h)',
  );
  const braid = rng.chance(0.25)
    ? line('M115 190v120', 'url(#h)', 22) +
      line(
        Array.from({ length: 6 }, (_, at) => `M105 ${206 + at * 18}l10 8 10-8`).join(''),
        '#fff',
        2,
        opacity(0.35),
      )
    : '';
  return lower + line(strands, '#fff', 1.6, opacity(0.22)) + braid;
}

function crop(rng: Rng, gender: string | null): string {
  const spikes = Array.from({ length: 7 }, (_, at) => {
    const x = 60 + at * 18;
    return `L${x} ${rng.int(172, 206)}L${x + 9} ${rng.int(158, 176)}`;
  }).join('');
  const tufts = Array.from(
    { length: 5 },
    (_, at) =>
      `q${rng.int(2, 9)}-${rng.int(14, 28)} ${rng.int(16, 22)}-${at < 2 ? rng.int(4, 12) : rng.int(-8, 2)}`,
  ).join('');
  const base = path(`M56 178q-14-64 12-92${tufts}q22 30 12 96${spikes.replace('L', 'L')}z`, 'url(#h)');
  const round = path('M57 186q-12-112 58-112q70 0 58 112q-10 16-24 18q-34 8-68 0q-16-2-24-18z', 'url(#h)');
  const tail =
    gender !== 'Male' && rng.chance(0.4) ? path('M108 96q-6-50 40-48q-30 12-22 50z', 'url(#h)') : '';
  return (
    (gender === 'Male' ? cap() + base : round) +
    tail +
    line(`M84 104q14-18 34-18M78 124q4-10 12-16`, '#fff', 3, opacity(0.3))
  );
}

function extra(rng: Rng, { trim, coat }: Look): string {
  const bright = oklch(0.7, 0.17, rng.int(0, 359));
  switch (rng.int(0, 9)) {
    case 0:
      return (
        line('M62 150q-4-84 53-86q57 2 53 86', oklch(0.3, 0.02, 260), 9) +
        rect(50, 138, 20, 36, bright, ' rx="9"') +
        rect(160, 138, 20, 36, bright, ' rx="9"')
      );
    case 1:
      return (
        [0, 72, 144, 216, 288]
          .map(
            (turn) =>
              `<ellipse cx="158" cy="90" rx="9" ry="15" fill="${bright}" transform="rotate(${turn} 158 104)"/>`,
          )
          .join('') + circle(158, 104, 7, '#ffe9a8')
      );
    case 2:
      return path('M115 74q-46-34-50 2q8 26 50 6q42 20 50-6q-4-36-50-2z', bright) + circle(115, 80, 10, trim);
    case 3:
      return (
        path('M46 112q10-58 69-60q59 2 69 60q-69-26-138 0z', coat) +
        path('M30 116q85-40 170 0q-85 20-170 0z', oklch(0.35, 0.06, rng.int(0, 359)))
      );
    case 4:
      return (
        path('M64 84l-8-46 36 26zM166 84l8-46-36 26z', 'url(#h)') +
        path('M66 74l-3-22 16 13zM164 74l3-22-16 13z', bright, opacity(0.8))
      );
    case 5:
      return line('M60 130q55-26 110 0', bright, 8);
    default:
      return '';
  }
}
