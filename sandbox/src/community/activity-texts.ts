/**
 * What people write into the feed; {title} and {friend} are filled in. Signs above U+FFFF stand as clients send them: the
 * service keeps no others.
 */
export const STATUS_TEXTS = [
  'That last scene on the pier. No words. I need the next episode __now__. ~!He was the forty-first lantern all along.!~',
  'Finally caught up with **{title}** and I have opinions, mostly about the soup.',
  'Rewatch night! @{friend} brought the good blanket.\n\nimg220({image})',
  'Hot take: the recap episode of {title} is the best one.\n\n~~~do not reply~~~',
  'First manga volume of the year finished before breakfast. *Cat Weather* is medicine.',
  'Does anyone have a clean clip of the opening?\n\nwebm({video})',
  'youtube(https://www.youtube.com/watch?v=aq2r4-lanrn)\n\nThis is on repeat until Tuesday.',
  'Spreadsheet update: 14 shows this season, 3 survive. The list:\n1. {title}\n2. the one with the ferry\n3. `still deciding`',
  'My mother asked what I am watching. I said "a show about tea". ~!I did not mention the forged reviews!~',
  'Reminder that scores are feelings with numbers on them. &#x1F914;',
  'img40%({image})\nWallpaper of the week.',
  'Dropped three shows and feel lighter than air. {title} stays.',
  '# Seasonal bingo\nSo far: rain on a window, a train at night, somebody running with toast. [Card here](https://official.example/bingo)',
  '@{friend} you were right about episode 7 and I apologise in public, as agreed.',
  'What is the kindest thing you have seen in a show this year? I will start: {title}, the umbrella.',
] as const;

export const MESSAGE_TEXTS = [
  'Thank you for the recommendation, I finished it in a weekend! ~!And cried on a tram.!~',
  'Happy birthday! img220({image})',
  'Your list is a work of art. How do you find these? &#129300;',
  'Same time on Sunday? I have the new episode of {title} ready.',
] as const;

export const REPLY_TEXTS = [
  'Could not agree more.',
  'I had to pause and walk around the room.',
  '~!Wait until you see who opens the door!~',
  'Adding it to my list, thank you! &#128591;',
  'The music alone is worth it.',
  'Counterpoint: the first one was better. I will not elaborate.',
  '@{friend} you need to read this',
  'img220({image})',
  'Three episodes in and I trust nobody.',
  'Oh no. Oh **no**.',
] as const;
