const lines = (text: string): readonly string[] => text.trim().split('\n');

export const OPENINGS = lines(`
When her grandfather stops coming home, sixteen-year-old {hero} inherits {place}, an old {thing}, and a promise that nobody will explain
{hero} has failed the {job}'s exam {years} times, and intends to fail it once more, properly, in front of everyone
For {years} years the people of {place} have told their children the same story about the {thing}: it listens, it remembers, and it answers to no one
{hero} wakes up on the last train to {place} with a ticket for somebody else and a {thing} that will not stay in its box
Nobody becomes a {job} by choice, except {hero}, who put it in writing at the age of six and has kept the paper ever since
In the winter the harbour froze, a stranger walked across the ice to {place} and asked for work as a {job}
The city has one law that everyone obeys: never repair a {thing} after dark
{hero} was supposed to stay in {place} for a single summer
Once there were {years} apprentices, and each of them was given a {thing} and told to come back when it had taught them about {idea}
Long after the war ended, a letter arrives at {place}, addressed to {hero} and signed by the enemy
At the bottom of the school's lost property box lies a {thing} with {hero}'s name on it, in handwriting that will not be hers for another {years} years
Everyone agrees that {hero} is the worst {job} in the history of {place}. Everyone is right
`);

export const MIDDLES = lines(`
With the help of {friend}, who claims to be only passing through, it becomes a search for the one thing that {place} has always hidden: its {idea}
{friend} keeps the books, {hero} keeps the secret, and the {thing} keeps everyone awake
What begins as a favour to {friend} turns into a journey through {years} villages, two borders and a very long argument about {idea}
Along the way they share meals with thieves, retired gods and a {job} who has not spoken in {years} years
Between lessons, odd jobs and the slow season, <i>{title}</i> follows people who are bad at saying what they mean
Each evening a different guest sits down, orders the same dish, and tells a story about the {thing} that cannot be true
But {friend} has seen the {thing} before, and remembers what it cost
There are only three rules, and {hero} breaks the first one before breakfast
It would be easier if {friend} were not so kind about it
The neighbours help, the neighbours talk, and in the end it is the neighbours who decide what counts as {idea}
`);

export const TURNS = lines(`
Then the snow melts, and what lies under it is not a {thing} at all
When the council orders {place} to be closed, {hero} has until the next full moon to prove that it was ever open
One night {friend} does not come home, and the {thing} begins to tell the truth
But every map of {place} is drawn by somebody who wanted to leave it
Far away, a {job} in a grey coat has started to ask the same questions, and is one answer ahead
The only witness is a child, the only clue is a song, and the song is missing its last verse
As the festival draws near, old friends return as rivals and an old rival returns as somebody's mother
What {hero} has taken for {idea} turns out to be a debt, and debts in {place} are paid in person
A storm is coming, and for the first time in {years} years nobody has lit the lamps
`);

export const ENDINGS = lines(`
Nothing is wasted, not even the waiting
It is a story about {idea}, and about who does the dishes afterwards
To go home, {hero} must first find out who has been living there
Some promises are kept by those who never made them
And somewhere the {thing} is still listening
The summer is short, the list is long, and <b>the ferry leaves at nine</b>
All that is left is to knock
Whoever wins, somebody will have to apologise to the {job}
This is how {place} learned to say goodbye
`);

export const SPOILERS = lines(`
{friend} wrote the letter, and has been dead since the first page
The {thing} was {hero}'s all along; the grandfather had only borrowed it
{place} burned down {years} years ago, and everyone who walks there is a memory
The {job} in the grey coat is {hero}, later
`);
